import { type Language, languageSlugs } from '#contract/shared/languages.ts'
import { readStored, writeStored } from './local-storage.ts'

const name = 'language'
let chosen = valid(readStored<string>(name))
let byConfiguration: Language = 'en'

/** The language chosen in this browser, else the configured one. */
export const currentLanguage = (): Language => chosen ?? byConfiguration

export function chooseLanguage(language: Language): void {
  chosen = language
  writeStored(name, language)
}

export function setConfiguredLanguage(language: string): void {
  byConfiguration = valid(language) ?? byConfiguration
}

function valid(language: string | null): Language | null {
  return languageSlugs.find(slug => slug === language) ?? null
}
