import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import en from '../../../../translations/en/ui.json'
import es from '../../../../translations/es/ui.json'
import ru from '../../../../translations/ru/ui.json'
import uk from '../../../../translations/uk/ui.json'
import { fileSize } from './file-size.ts'

it('formats a file size in every language', async () => {
  const said: Record<string, string[]> = {}
  for (const [lng, ui] of Object.entries({ en, ru, es, uk })) {
    const i18n = createInstance()
    await i18n.init({ lng, resources: { [lng]: { translation: { ui } } } })
    said[lng] = [12, 219_136, 5 * 1024 * 1024].map(bytes => fileSize(i18n.t, bytes))
  }
  expect(said).toEqual({
    en: ['12 B', '214 KB', '5.0 MB'],
    ru: ['12 Б', '214 КБ', '5.0 МБ'],
    es: ['12 B', '214 KB', '5.0 MB'],
    uk: ['12 Б', '214 КБ', '5.0 МБ'],
  })
})
