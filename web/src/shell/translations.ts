import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import type { Language } from '#contract/shared/languages.ts'
import { chooseLanguage, currentLanguage } from '#web/api/language.ts'
import { queryClient } from '#web/api/query-client.ts'
import { request } from '#web/api/request.ts'
import { createStore } from './store.ts'

/** The language on screen. */
export const shownLanguage = createStore<Language>(currentLanguage())

export async function showTranslations(): Promise<void> {
  const language = currentLanguage()
  if (!i18next.isInitialized) await initialise(language)
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await fetchSentences(language), false, false, {
      skipCopy: true,
    })
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  shownLanguage.set(language)
}

/** Stored in this browser and shown at once; texts from the server are refetched. */
export async function switchLanguage(language: Language): Promise<void> {
  chooseLanguage(language)
  await showTranslations()
  await queryClient.invalidateQueries()
}

function initialise(language: Language): Promise<unknown> {
  return i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
    // Keys have no dots, so missing keys are not looked up by parts.
    ignoreJSONStructure: false,
  })
}

/** The browser's cache and ETag make this cheap; once per language and page load. */
async function fetchSentences(language: Language): Promise<object> {
  return (await request(applicationEndpoints.getTranslations, { query: { lang: language } })).data
}
