/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: 'English', es: 'Español', pt: 'Português', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** The language that the browser asks for, as far as there is one. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known as Language | undefined) ?? 'en';
}
