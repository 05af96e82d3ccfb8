import type { Language } from '#contract/shared/languages.ts'
import type { pages as English } from '../../../../translations/en/session.json'

export type Words = typeof English

/** Bundled: needed at once, and too short for a second request. */
const load: Record<Language, () => Promise<{ pages: Words }>> = {
  en: () => import('../../../../translations/en/session.json'),
  ru: () => import('../../../../translations/ru/session.json'),
  es: () => import('../../../../translations/es/session.json'),
  uk: () => import('../../../../translations/uk/session.json'),
}

export const loadWords = async (language: Language): Promise<Words> => (await load[language]()).pages
