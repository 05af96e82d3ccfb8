import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import en from '../../../../translations/en/ui.json'
import es from '../../../../translations/es/ui.json'
import ru from '../../../../translations/ru/ui.json'
import uk from '../../../../translations/uk/ui.json'
import { sayDuration } from './say-duration.ts'

it('formats a duration in every language', async () => {
  const said: Record<string, string[]> = {}
  for (const [lng, ui] of Object.entries({ en, ru, es, uk })) {
    const i18n = createInstance()
    await i18n.init({ lng, resources: { [lng]: { translation: { ui } } } })
    said[lng] = [65, 120, 45, 0].map(minutes => sayDuration(i18n.t, minutes))
  }
  expect(said).toEqual({
    en: ['1 h 5 min', '2 h', '45 min', '0 h'],
    ru: ['1 ч 5 мин', '2 ч', '45 мин', '0 ч'],
    es: ['1 h 5 min', '2 h', '45 min', '0 h'],
    uk: ['1 год 5 хв', '2 год', '45 хв', '0 год'],
  })
})
