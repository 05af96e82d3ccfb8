import { expect, type Locator, type Page } from '@playwright/test'
import { keep, signIn, visit } from '../shop.ts'
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

type Press = Parameters<Locator['click']>[0]

const rows = (page: Page) => page.locator('tbody tr[data-row]')

test('a press anywhere on a row opens its record, on every list', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [path, record] of lists) {
    await visit(page, path)
    const row = rows(page).nth(1)
    const box = (await row.boundingBox())!
    await row.click({ position: { x: 3, y: box.height - 3 } })
    await expect(page, path).toHaveURL(record)
    await page.goBack()
    // One link to the record, in a row that is one to a screen reader.
    const to = await row.locator('[data-row-link]').getAttribute('href')
    await expect(row.locator(`a[href="${to}"]`), path).toHaveCount(1)
    await expect(page.getByRole('row').filter({ has: page.locator(`a[href="${to}"]`) })).toHaveCount(1)
  }
})

test('the middle button and Ctrl open a row in a new tab; controls, and text that is selected, open nothing', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/orders')
  const row = rows(page).nth(2)
  const cell = row.getByRole('cell').nth(3)
  for (const how of [{ button: 'middle' }, { modifiers: ['ControlOrMeta'] }] satisfies Press[]) {
    const opened = page.context().waitForEvent('page')
    await cell.click(how)
    const tab = await opened
    await expect(tab).toHaveURL(/\/orders\/\d+$/)
    await tab.close()
    await expect(page).toHaveURL('/orders')
  }
  await row.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/orders')

  const name = row.locator('.rb-cell-first').nth(1)
  const { x, y, height } = (await name.boundingBox())!
  await page.mouse.move(x + 1, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()!.toString())).not.toBe('')
  await expect(page).toHaveURL('/orders')
})

test('a card is a target as a row is, and j, k and Enter walk both', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Cards' }).click()
  const card = page.locator('.rb-card[data-row]').nth(1)
  const { width } = (await card.boundingBox())!
  await card.click({ position: { x: width - 60, y: 20 } })
  await expect(page).toHaveURL(/\/customers\/\d+$/)
  await page.goBack()
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.locator('main').press('j')
  await expect(page.locator('[data-row] [data-row-link]:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customers\/\d+$/)
})

test('the buttons of the pager have names in four languages', async ({ page }) => {
  await signIn(page, 'admin')
  for (const [language, names] of [
    ['en', ['Previous page', 'Page 2', 'Next page']],
    ['ru', ['Предыдущая страница', 'Страница 2', 'Следующая страница']],
    ['es', ['Página anterior', 'Página 2', 'Página siguiente']],
    ['uk', ['Попередня сторінка', 'Сторінка 2', 'Наступна сторінка']],
  ] as const) {
    await keep(page, { language })
    await page.goto('/customers')
    for (const name of names) await expect(page.getByRole('button', { name })).toBeVisible()
  }
})
