/**
 * Reading what people type at the table: the words of the terminal, in the language of the page
 * and, where they are free, in English. Rank first, suit second; signs and numbers always work.
 */
import type { Phase } from '../protocol/deal';
import { SYMBOLS, type Texts } from '../texts/texts';

export const VERBS = ['hand', 'dummy', 'table', 'last', 'tricks', 'contract', 'score', 'turn', 'hint', 'undo', 'help', 'claim', 'concede'] as const;
export type Verb = (typeof VERBS)[number];

export type Typed =
  | { readonly kind: 'enter' }
  | { readonly kind: 'verb'; readonly verb: Verb; readonly rest: string }
  | { readonly kind: 'number'; readonly number: number }
  /** `isTrap`: a letter was read that means another suit, or a rank, in some language. */
  | { readonly kind: 'action'; readonly token: string; readonly isTrap: boolean }
  | { readonly kind: 'unreadable' };

const TRAPS = 'cpqdeot';
const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = 'AKQJT98765432';
const WORDS: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  draw: ['keep', 'reject'],
  'pick-up': ['take', 'refuse'],
  auction: ['pass', 'double', 'redouble'],
};
const TOKENS: Readonly<Record<string, string>> = { double: 'X', redouble: 'XX' };
const QUOTAS = ['spel', 'spader', 'pass'];
const UNREADABLE: Typed = { kind: 'unreadable' };

/** Lower case, single spaces, no accents. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe0f]/g, '')
    .trim()
    .replace(/\s+/g, ' ');
}

export const wordsOf = (texts: Texts, name: string): string[] => texts(`word-${name}`).split(',').map(plain);

function find<T extends string>(texts: readonly Texts[], names: readonly T[], word: string): T | undefined {
  for (const one of texts) {
    const found = names.find((name) => wordsOf(one, name).includes(word));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a line asks for in this phase; `languages` are the page's own and English, if they differ. */
export function typed(line: string, languages: readonly Texts[], phase: Phase | null): Typed {
  const text = plain(line);
  if (text === '') return { kind: 'enter' };
  if (text === '?') return { kind: 'verb', verb: 'help', rest: '' };
  const said = phase === null ? undefined : find(languages, WORDS[phase] ?? [], text);
  if (said !== undefined) return { kind: 'action', token: TOKENS[said] ?? said, isTrap: false };
  const [first = '', ...others] = text.split(' ');
  const verb = find(languages, VERBS, first);
  if (verb !== undefined && (others.length === 0 || verb === 'hand')) return { kind: 'verb', verb, rest: others.join(' ') };
  return action(leadLeftOut(text, languages), languages, phase);
}

function leadLeftOut(text: string, languages: readonly Texts[]): string {
  const [first = '', ...others] = text.split(' ');
  return others.length && find(languages, ['play'], first) ? others.join(' ') : text;
}

function action(text: string, languages: readonly Texts[], phase: Phase | null): Typed {
  if (/^\d{1,2}$/.test(text)) return { kind: 'number', number: Number(text) };
  if (phase === 'choose-contract') return contract(text, languages) ?? UNREADABLE;
  if (phase === 'auction') return bid(text, languages) ?? UNREADABLE;
  return card(text, languages, phase) ?? UNREADABLE;
}

function bid(text: string, languages: readonly Texts[]): Typed | null {
  const [, level, name = ''] = /^([1-7]) ?(.+)$/.exec(text) ?? [];
  if (level === undefined) return null;
  const [own] = languages;
  const isNoTrump = languages.some((one) => [...wordsOf(one, 'no-trump'), plain(one('strain-name-NT'))].includes(name));
  if (isNoTrump) return { kind: 'action', token: `${level}NT`, isTrap: false };
  const suit = suitNamed(name, own);
  return suit === null ? null : { kind: 'action', token: `${level}${suit}`, isTrap: isTrap(name, own) };
}

/** A suit by its sign, its letter in this language, or its name. */
export function suitNamed(name: string, texts: Texts | undefined): string | null {
  if (!texts) return null;
  const found = SUITS.find(
    (suit) => [SYMBOLS[suit], plain(texts(`suit-letter-${suit}`)), plain(texts(`suit-${suit}`))].includes(name),
  );
  return found ?? null;
}

const isTrap = (name: string, texts: Texts | undefined): boolean =>
  texts?.language !== 'en' && name.length === 1 && TRAPS.includes(name);

function card(text: string, languages: readonly Texts[], phase: Phase | null): Typed | null {
  const [own] = languages;
  const parts = text.split(' ').filter((part) => !languages.some((one) => wordsOf(one, 'of').includes(part)));
  const joined = parts.join('');
  const [rankText = '', suitText = ''] = parts.length === 2 ? parts : [joined.slice(0, -1), joined.slice(-1)];
  const rank = rankNamed(rankText, languages);
  const suit = suitNamed(suitText, own);
  if (rank === null || suit === null) return null;
  const isLaidAside = phase === 'exchange' || phase === 'pick-up-discard';
  return { kind: 'action', token: `${isLaidAside ? '-' : ''}${suit}${rank}`, isTrap: isTrap(suitText, own) };
}

function rankNamed(name: string, languages: readonly Texts[]): string | null {
  if (name === '10') return 'T';
  const found = [...RANKS].find((rank) => rank.toLowerCase() === name || languages.some((one) => plain(one(`rank-${rank}`)) === name));
  return found ?? null;
}

function contract(text: string, languages: readonly Texts[]): Typed | null {
  const [kind = '', suitText = ''] = text.replace(':', ' ').split(' ');
  if (QUOTAS.includes(kind) && suitText === '') return { kind: 'action', token: kind, isTrap: false };
  const suit = suitNamed(suitText, languages[0]);
  if (kind !== 'valfri' || suit === null) return null;
  return { kind: 'action', token: `valfri:${suit}`, isTrap: isTrap(suitText, languages[0]) };
}
