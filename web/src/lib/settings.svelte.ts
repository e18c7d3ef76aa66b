/** What a person has chosen, kept on the device. */
import { LANGUAGES, preferred, type Language } from './texts/languages';

/** What can be chosen; the first of each is usual. */
export const CHOICES = {
  words: ['rules', 'club'],
  letters: ['english', 'local'],
  suits: ['four', 'two'],
  order: ['alternating', 'ranked'],
  high: ['left', 'right'],
  size: ['normal', 'large'],
  /** `usual`: a card can be taken back for a moment at link tables, and is played at once elsewhere. */
  confirm: ['usual', 'take-back', 'two-taps', 'none'],
  calls: ['confirm', 'at-once'],
  /** Milliseconds that a finished trick stays, or until it is tapped. */
  stays: ['1300', '500', '1000', '2000', '3000', 'tap'],
  speed: ['normal', 'calm', 'fast', 'off'],
  forced: ['wait', 'play'],
  hints: ['request', 'off', 'always'],
  points: ['on', 'off'],
  vibration: ['on', 'off'],
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'high'],
  table: ['cloth', 'paper'],
  keys: ['on', 'off'],
} as const;
export type Choice = keyof typeof CHOICES;
type Chosen = { -readonly [C in Choice]: (typeof CHOICES)[C][number] };

export interface Settings extends Chosen {
  language: Language;
  /** Of the sounds, in per cent; 0 is silent. */
  volume: number;
  game: string;
  level: string;
  name: string;
  opponent: string;
  /** The persons at one device, in the order of their seats, and how many they are. */
  names: string[];
  persons: number;
  /** Draw in strict turns, not at the same time. */
  strictTurns: boolean;
}

const KEPT = 'honeymoon.settings';
const FIRST = Object.fromEntries(Object.entries(CHOICES).map(([choice, [first]]) => [choice, first])) as Chosen;
const REST = {
  volume: 40,
  game: 'draw-and-discard',
  level: 'beginner',
  name: '',
  opponent: 'computer',
  names: [] as string[],
  persons: 2,
  strictTurns: false,
};

export const settings: Settings = $state(read());

function usual(): Settings {
  return { ...FIRST, ...REST, language: preferred(globalThis.navigator?.languages ?? []) };
}

/** What was kept, as far as it can be chosen today. */
export function known(kept: Partial<Record<string, unknown>>, otherwise: Settings): Settings {
  const isKnown = ([name, value]: [string, unknown]): boolean => {
    if (name in CHOICES) return (CHOICES[name as Choice] as readonly unknown[]).includes(value);
    if (name === 'language') return typeof value === 'string' && value in LANGUAGES;
    return value !== null && typeof value === typeof otherwise[name as keyof Settings];
  };
  return { ...otherwise, ...Object.fromEntries(Object.entries(kept).filter(isKnown)) };
}

function read(): Settings {
  try {
    return known(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as object, usual());
  } catch {
    return usual();
  }
}

export function change(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // Where nothing may be stored, the choice holds until the page is closed.
  }
}

/** As at the beginning, but for the language, the game and the name. */
export const reset = (): void => change({ ...FIRST, volume: REST.volume });

/** Show the choices on the document, where the style sheet looks for them. */
export function apply(prefersDark: boolean): void {
  const { theme, table, suits, size, speed, contrast, language } = settings;
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark);
  Object.assign(document.documentElement.dataset, {
    theme: isDark ? 'dark' : 'light',
    table,
    suits,
    size,
    speed,
    contrast,
  });
  document.documentElement.lang = language;
}
