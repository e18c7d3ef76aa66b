/** A hint in sentences: first what to think of, then the action with its reason (ux.md 3.9). */
import type { Advice, CandidateView } from '../protocol/protocol';
import type { Settings } from '../settings.svelte';
import { isCard, suitOf } from '../cards/order';
import { callText, cardShort, contractText, type Texts } from '../texts/texts';
import type { Play } from './play';

/** Whether this seat may ask for hints, and wishes to. */
export const offersHints = (play: Play, wish: Settings['hints']): boolean =>
  play.view.hints && play.seat >= 0 && wish !== 'off';

const SHOWN = 3;
/** Codes whose candidates are valued in tricks above what is usual. */
const IN_TRICKS = new Set(['contract.gain']);

/** The key of what to think of, by the phase and by who has led what. */
export function principle(play: Play): string {
  const { phase, contract } = play.deal;
  const avoids = contract === 'pass' && (phase === 'exchange' || phase === 'play');
  return `hint-${avoids ? 'avoid' : 'first'}-${phase === 'play' ? place(play) : phase}`;
}

function place(play: Play): string {
  const { led, trick = [] } = play.deal.facts;
  if (!led || trick.length === 0) return 'lead';
  return play.deal.legal.some((token) => isCard(token) && suitOf(token) === led) ? 'follow' : 'void';
}

/** An action as it stands in a sentence. */
export function actionText(texts: Texts, token: string, phase: string | null): string {
  if (phase === 'auction') return callText(texts, token);
  if (phase === 'choose-contract') return contractText(texts, token);
  if (isCard(token)) return cardShort(token);
  if (token.startsWith('-')) return texts('web-discard-one', { card: cardShort(token.slice(1)) });
  return texts(`${phase === 'draw' ? 'draw' : 'pick'}-${token}`);
}

/** What to do, how it was found, and what the best choices promise. */
export function adviceLines(play: Play, { decision }: Advice): string[] {
  const { texts } = play;
  const { phase } = play.deal;
  const action = actionText(texts, decision.action, phase);
  if (decision.code === 'guard') return [texts('hint-late')];
  if (decision.code === 'only') return [texts('hint-only', { action })];
  const player = texts('web-level-expert');
  const numbers = Object.fromEntries(['worlds', 'unseen', 'plans'].map((name) => [name, Number(decision.facts[name] ?? 0)]));
  const weighed = decision.candidates.slice(0, SHOWN).map((one) => {
    const value = valueOf(texts, one, decision.code);
    return value ? `${actionText(texts, one.action, phase)}: ${value}` : '';
  });
  return [
    texts('hint-is', { player, action }),
    texts(`why-code-${decision.code}`, numbers),
    weighed.filter(Boolean).join(' · '),
    texts('hint-from'),
  ].filter(Boolean);
}

function valueOf(texts: Texts, { points, tricks }: CandidateView, code: string): string {
  const number = (value: number, digits: number, signDisplay: 'auto' | 'exceptZero'): string =>
    new Intl.NumberFormat(texts.language, { maximumFractionDigits: digits, signDisplay }).format(value);
  const parts: string[] = [];
  if (points !== null) {
    const isTricks = IN_TRICKS.has(code);
    parts.push(texts(isTricks ? 'why-row-tricks' : 'why-row-points', { value: number(points, isTricks ? 1 : 0, 'exceptZero') }));
  }
  if (tricks !== null) parts.push(texts('why-row-tricks', { value: number(tricks, 1, 'auto') }));
  return parts.join(', ');
}
