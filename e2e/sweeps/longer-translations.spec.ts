import { expect } from '@playwright/test'
import { signIn, visit } from '../shop.ts'
import { test } from '../test.ts'
import { lengthenTranslations, textOverflows } from './longer-translations.ts'

/** `{id}`: of the first record of the list. */
const pages = [
  '/',
  '/orders',
  '/orders/{id}',
  '/orders/create',
  '/customers',
  '/customers/{id}',
  '/vehicles',
  '/vehicles/{id}',
  '/parts',
  '/parts/{id}',
  '/parts/receive',
  '/parts-orders',
  '/parts-orders/{id}',
  '/parts-orders/create',
  '/report-orders',
  '/report-inventory',
  '/type-of-work/create',
  '/users',
  '/company-settings',
]

test('texts that are 40 % longer fit on every main page, at 1280 and 360 wide', async ({ page }) => {
  test.slow()
  await lengthenTranslations(page)
  await signIn(page, 'admin')
  let first = ''
  for (const path of pages) {
    await visit(page, path.replace('{id}', first))
    await page.waitForLoadState('networkidle')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => textOverflows(page), `${path} at ${width}`).toEqual([])
    }
    const links = await page
      .locator(`a[href^="${path}/"]`)
      .evaluateAll(all => all.map(link => link.getAttribute('href')!))
    first = links.map(href => /\/(\d+)$/.exec(href)?.[1]).find(Boolean) ?? first
  }
})

test('texts that are 40 % longer fit on a mechanic’s pages on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await lengthenTranslations(page)
  await signIn(page, 'mechanic')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await textOverflows(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: /^R-/ }).first().click()
  await page.waitForLoadState('networkidle')
  expect(await textOverflows(page)).toEqual([])
})
