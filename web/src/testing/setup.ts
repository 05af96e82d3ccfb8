import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showReactionsWith } from '#web/api/global-errors.ts'
import { isOffline, showReaction, tooManyRequestsUntil } from '#web/app/reactions.ts'
import '#web/app/base.css'
import '#web/app/layout/layout.css'
import { answerFetch, server } from './fake-server.ts'
import { closePage } from './open-page.tsx'

const files = import.meta.glob('../../../translations/en/*.json', { eager: true, import: 'default' })
const sentences = Object.fromEntries(
  Object.entries(files).map(([path, value]) => [path.split('/').at(-1)!.replace('.json', ''), value]),
)
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: sentences } },
  interpolation: { escapeValue: false },
})
showReactionsWith(showReaction)
answerFetch()

beforeEach(async () => {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  server.reset()
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closePage()
  isOffline.set(false)
  tooManyRequestsUntil.set(null)
  server.expectSound()
})
