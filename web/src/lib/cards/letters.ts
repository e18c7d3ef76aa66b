/** What stands on a card for its rank: A K Q J everywhere, or the letters of a language. */
import { settings } from '../settings.svelte';
import type { Language } from '../texts/languages';

const LOCAL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  es: { K: 'R', Q: 'D' },
  pt: { K: 'R', Q: 'D', J: 'V' },
  it: { K: 'R', Q: 'D', J: 'F' },
};

/** The letter or figure of a rank, `T` for ten. */
export const letterOf = (rank: string): string =>
  settings.letters === 'local' ? (LOCAL[settings.language][rank] ?? rank) : rank;
