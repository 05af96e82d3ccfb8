import { expect, type Page } from '@playwright/test'
import { readLabels } from '../server/src/testing/read-labels.ts'
import { call } from './api-calls.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

const labels = '**/inventories/labels?*'
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Print labels|Labels: )/ })

/** Texts of the barcodes in the PDF that opens. */
async function printed(page: Page): Promise<string[]> {
  const pdfs: Buffer[] = []
  await page.route(labels, async route => {
    const response = await route.fetch()
    expect(response.headers()['content-type']).toBe('application/pdf')
    pdfs.push(await response.body())
    await route.fulfill({ response })
  })
  await page.evaluate(() => {
    const tab = {
      location: { replace: (address: string) => Object.assign(window, { shown: address }) },
      close() {},
    }
    window.open = () => tab as unknown as Window
  })
  await dialog(page).getByRole('button', { name: 'Open PDF' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await page.evaluate(() => (window as unknown as { shown: string }).shown)).toMatch(/^blob:/)
  await page.unroute(labels)
  return (await readLabels(pdfs[0]!)).labels.map(({ code }) => code)
}

const partsOf = async (page: Page, query: string) =>
  (await call(page, 'GET', `/inventories?${query}`)).body.data as {
    id: number
    name: string
    stock_number: string
  }[]

test('labels of a part: count and paper, which are remembered', async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await partsOf(page, 'search=OI-10000')
  await page.goto(`/parts/${part!.id}`)
  await page.getByRole('button', { name: 'Print labels' }).click()
  await expect(dialog(page).getByRole('status')).toHaveText('1 label')
  await dialog(page).getByLabel('Label printer, 2 × 1 in').check()
  await dialog(page).getByLabel('Labels of each part').fill('501')
  await dialog(page).getByLabel('Labels of each part').blur()
  await dialog(page).getByLabel('Labels of each part').fill('4')
  await expect(dialog(page).getByRole('status')).toHaveText('4 labels')
  await dialog(page).getByLabel('Letter sheet, 30 labels (Avery 5160)').check()
  await dialog(page).getByLabel('First free place').fill('28')
  await expect(dialog(page).getByRole('status')).toHaveText('4 labels · 2 sheets')
  expect(await printed(page)).toEqual(Array.from({ length: 4 }, () => part!.stock_number))
  await expect(page.getByRole('button', { name: 'Print labels' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Print labels' }).click()
  await expect(dialog(page).getByLabel('Letter sheet, 30 labels (Avery 5160)')).toBeChecked()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(`/parts/${part!.id}`)
})

test('labels of all parts of a list, or of the selected ones', async ({ page }) => {
  await signIn(page, 'admin')
  const parts = await partsOf(page, 'search=filter&per_page=12')
  await page.goto('/parts?search=filter')
  await expect(page.getByRole('row')).toHaveCount(parts.length + 1)
  await page.getByRole('button', { name: 'Print labels' }).click()
  await expect(dialog(page).getByRole('status')).toContainText(`${parts.length} labels`)
  expect((await printed(page)).sort()).toEqual(parts.map(part => part.stock_number).sort())
  const ticked = parts.slice(0, 2)
  for (const part of ticked)
    await page
      .getByRole('row')
      .filter({ hasText: part.stock_number })
      .getByRole('checkbox', { name: 'Select this row' })
      .check()
  await page.getByRole('button', { name: 'Print labels' }).first().click()
  await expect(dialog(page).getByRole('status')).toContainText('2 labels')
  await page.keyboard.press('Escape')
  await page
    .getByRole('toolbar', { name: '2 selected' })
    .getByRole('button', { name: 'Print labels' })
    .click()
  await expect(dialog(page).getByRole('status')).toContainText('2 labels')
  expect((await printed(page)).sort()).toEqual(ticked.map(part => part.stock_number).sort())
})

test('a selection spans pages, and the limit of labels is reported', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts?per_page=100')
  const selected = (count: number) => page.getByRole('toolbar', { name: `${count} selected` })
  const pageBox = page.getByRole('checkbox', { name: 'Select all rows of this page' })
  for (const number of [1, 2, 3]) {
    await expect(page.getByRole('button', { name: `Page ${number}`, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(pageBox).not.toBeChecked()
    await pageBox.check()
    await expect(selected(number * 100)).toBeVisible()
    if (number < 3) await page.getByRole('button', { name: 'Next page' }).click()
  }
  await selected(300).getByRole('button', { name: 'Print labels' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Too many parts (300): labels are made for up to 200 at once',
  )
  await expect(dialog(page).getByRole('button', { name: 'Open PDF' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await pageBox.uncheck()
  await selected(200).getByRole('button', { name: 'Print labels' }).click()
  await expect(dialog(page).getByRole('status')).toContainText('200 labels')
})

test('a refusal is shown in the dialog, which stays open', async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await partsOf(page, 'search=OI-10000')
  await page.goto(`/parts/${part!.id}`)
  await page.route(labels, route => route.fulfill({ status: 500, json: { errors: [] } }))
  await page.getByRole('button', { name: 'Print labels' }).click()
  await dialog(page).getByRole('button', { name: 'Open PDF' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('The labels could not be made. Please try again')
  await page.unroute(labels)
  await page.route(labels, route => {
    const url = new URL(route.request().url())
    url.searchParams.set('copies', '501')
    return route.continue({ url: url.href })
  })
  await dialog(page).getByRole('button', { name: 'Open PDF' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('500')
})
