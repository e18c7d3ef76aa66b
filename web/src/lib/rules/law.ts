/** The law of one language, loaded when somebody first asks for a rule: see plugins/law.ts. */
import type { Language } from '../texts/languages';

export interface Step {
  readonly page: string;
  readonly title: string;
  readonly html: string;
}
/** The rules by their ids, in the order in which they stand. */
export type Law = Readonly<Record<string, Step>>;

const SOURCES: Record<Language, () => Promise<{ default: Law }>> = {
  en: () => import('virtual:law/en'),
  es: () => import('virtual:law/es'),
  pt: () => import('virtual:law/pt'),
  it: () => import('virtual:law/it'),
};

export const lawOf = async (language: Language): Promise<Law> => (await SOURCES[language]()).default;
