/** What a person has chosen, kept on the device. */
import { LANGUAGES, preferred, type Language } from './texts/languages';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  table: 'cloth' | 'paper';
  suits: 'four' | 'two';
  game: string;
  level: string;
  name: string;
}

const KEPT = 'honeymoon.settings';

export const settings: Settings = $state(read());

function read(): Settings {
  const usual: Settings = {
    language: preferred(navigator.languages),
    theme: 'system',
    table: 'cloth',
    suits: 'four',
    game: 'draw-and-discard',
    level: 'beginner',
    name: '',
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    const found = { ...usual, ...kept };
    return found.language in LANGUAGES ? found : { ...found, language: usual.language };
  } catch {
    return usual;
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

/** Show the choices on the document, where the style sheet looks for them. */
export function apply(prefersDark: boolean): void {
  const { theme, table, suits, language } = settings;
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark);
  Object.assign(document.documentElement.dataset, {
    theme: isDark ? 'dark' : 'light',
    table,
    suits,
  });
  document.documentElement.lang = language;
}
