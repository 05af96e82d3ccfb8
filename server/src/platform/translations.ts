import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next, { type TOptions } from 'i18next'
import { defaultLanguage, type Language, languageSlugs } from '#contract/shared/languages.ts'

/** A missing key is returned as it is. */
export type Translate = (key: string, values?: TOptions) => string

export interface Translations {
  /** By capability. */
  all(language: Language): Record<string, unknown>
  in(language: Language): Translate
}

const folder = join(import.meta.dirname, '../../../translations')

export function loadTranslations(): Translations {
  const all = Object.fromEntries(languageSlugs.map(slug => [slug, readLanguage(slug)]))
  const instance = i18next.createInstance()
  void instance.init({
    initAsync: false,
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    resources: Object.fromEntries(languageSlugs.map(slug => [slug, { translation: all[slug]! }])),
    interpolation: { escapeValue: false },
  })
  return {
    all: language => all[language]!,
    in: language => {
      const t = instance.getFixedT(language)
      // A limit decides the plural form: at most 1 file, at most 5 files.
      return (key, values = {}) =>
        t(key, typeof values.max === 'number' ? { count: values.max, ...values } : values) as string
    },
  }
}

/** One file per capability. All `errors` are merged, as codes are unique in the product. */
function readLanguage(slug: Language): Record<string, unknown> {
  const files = readdirSync(join(folder, slug))
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, slug, name), 'utf8'))] as const)
  const errors = Object.assign(
    {},
    ...files.map(([name, sentences]) => (name === 'errors' ? sentences : sentences.errors)),
  )
  return { ...Object.fromEntries(files), errors }
}
