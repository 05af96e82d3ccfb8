import { expect, type Page } from '@playwright/test'
import { signIn, visit, writeStorage } from '../shop.ts'
import { test } from '../test.ts'

const lists = [
  ['/orders', /\/orders\/\d+$/],
  ['/customers', /\/customers\/\d+$/],
  ['/vehicles', /\/vehicles\/\d+$/],
  ['/trailers', /\/trailers\/\d+$/],
  ['/parts', /\/parts\/\d+$/],
  ['/type-of-work', /\/type-of-work\/\d+$/],
  ['/users', /\/users\/\d+$/],
] as const

const rows = (page: Page) => page.locator('tbody tr[data-row]')

test('a click anywhere on a row opens its record, in every list', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [path, record] of lists) {
    await visit(page, path)
    const row = rows(page).nth(1)
    const box = (await row.boundingBox())!
    await row.click({ position: { x: 3, y: box.height - 3 } })
    await expect(page, path).toHaveURL(record)
    await page.goBack()
    // A single link to the record, and a row for screen readers.
    const to = await row.locator('[data-row-link]').getAttribute('href')
    await expect(row.locator(`a[href="${to}"]`), path).toHaveCount(1)
    await expect(page.getByRole('row').filter({ has: page.locator(`a[href="${to}"]`) })).toHaveCount(1)
  }
})

test('the pagination buttons have names in four languages', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [language, names] of [
    ['en', ['Previous page', 'Page 2', 'Next page']],
    ['ru', ['Предыдущая страница', 'Страница 2', 'Следующая страница']],
    ['es', ['Página anterior', 'Página 2', 'Página siguiente']],
    ['uk', ['Попередня сторінка', 'Сторінка 2', 'Наступна сторінка']],
  ] as const) {
    await writeStorage(page, { language })
    await page.goto('/customers')
    for (const name of names) await expect(page.getByRole('button', { name })).toBeVisible()
  }
})
