import { z } from 'zod'

export const languages = [
  { id: 1, slug: 'en', name: 'English', default: true },
  { id: 2, slug: 'ru', name: 'Русский', default: false },
  { id: 3, slug: 'es', name: 'Español', default: false },
  { id: 4, slug: 'uk', name: 'Українська', default: false },
] as const

export const languageSlugs = ['en', 'ru', 'es', 'uk'] as const
export type Language = (typeof languageSlugs)[number]
export const language = z.enum(languageSlugs)
export const defaultLanguage: Language = 'en'
