/** The sentences of one language, from the same Fluent files that Python reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { letterOf } from '../cards/letters';
import { rankOf, suitOf } from '../cards/order';
import { LANGUAGES, type Language } from './languages';

export { LANGUAGES, type Language };

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:texts/en'),
  es: () => import('virtual:texts/es'),
  pt: () => import('virtual:texts/pt'),
  it: () => import('virtual:texts/it'),
};
/** Stand in texts for the drawn suits: see Rich.svelte. */
export const SYMBOLS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export interface Texts {
  (key: string, args?: Readonly<Record<string, string | number>>): string;
  readonly language: Language;
}

export async function load(language: Language, isClub = false): Promise<Texts> {
  return textsOf(language, (await SOURCES[language]()).default, isClub);
}

/** `isClub`: the words of clubs and federations, where they are others than those of the law. */
export function textsOf(language: Language, source: string, isClub = false): Texts {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const say = (key: string, args: Readonly<Record<string, string | number>> = {}): string => {
    const name = key.replaceAll('.', '-');
    const pattern = ((isClub && bundle.getMessage(`web-club-${name}`)) || bundle.getMessage(name))?.value;
    if (!pattern) throw new Error(`no sentence ${key} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
  return Object.assign(say, { language });
}

/** Q♥ */
export function cardShort(card: string): string {
  return rankShort(card) + (SYMBOLS[suitOf(card)] ?? '');
}

export const rankShort = (card: string): string => (rankOf(card) === 'T' ? '10' : letterOf(rankOf(card)));

/** queen of hearts */
export function cardWords(texts: Texts, card: string): string {
  return texts('card-name', {
    rank: texts(`rank-${rankOf(card)}`),
    suit: texts(`suit-${suitOf(card)}`),
  });
}

/** What stands behind the level of a bid: a symbol, or the short form of no trump. */
export function strainShort(texts: Texts, strain: string): string {
  return SYMBOLS[strain] ?? texts('strain-short-NT');
}

/** 3♥, 3NT, Pass, Double */
export function callText(texts: Texts, call: string): string {
  const bid = /^([1-7])(NT|[CDHS])$/.exec(call);
  return bid ? `${bid[1]}${strainShort(texts, bid[2] ?? '')}` : texts(`call-${call}`);
}

/** 4♠ doubled; Valfri ♥ */
export function contractText(texts: Texts, contract: string): string {
  const bridge = /^([1-7](?:NT|[CDHS]))(X{0,2})$/.exec(contract);
  if (bridge) {
    const bid = callText(texts, bridge[1] ?? '');
    return texts(`contract-${bridge[2] || 'undoubled'}`, { bid });
  }
  const [kind = '', suit = ''] = contract.split(':');
  return texts(`quota-kind-${kind}`, { suit: SYMBOLS[suit] ?? '' });
}

/** The trump of a contract, or null. */
export function trumpOf(contract: string | null): string | null {
  if (contract === null) return null;
  if (contract === 'spader') return 'S';
  return /^[1-7]([CDHS])X*$/.exec(contract)?.[1] ?? /^valfri:([CDHS])$/.exec(contract)?.[1] ?? null;
}

export function either(texts: Texts, choices: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(choices);
}

export function all(texts: Texts, names: readonly string[]): string {
  return new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);
}
