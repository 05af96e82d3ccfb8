import { expect } from '@playwright/test'
import { signIn, visit } from '../shop.ts'
import { test } from '../test.ts'
import { lengthenWords, misfits } from './longer-words.ts'

/** `{id}` is that of the first record the list leads to. */
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

test('sentences that are 40 % longer fit on every main page, on a phone and at a desk', async ({ page }) => {
  test.slow()
  await lengthenWords(page)
  await signIn(page, 'admin')
  let first = ''
  for (const path of pages) {
    await visit(page, path.replace('{id}', first))
    await page.waitForLoadState('networkidle')
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => misfits(page), `${path} at ${width}`).toEqual([])
    }
    const links = await page
      .locator(`a[href^="${path}/"]`)
      .evaluateAll(all => all.map(link => link.getAttribute('href')!))
    first = links.map(href => /\/(\d+)$/.exec(href)?.[1]).find(Boolean) ?? first
  }
})

test('a mechanic’s day fits on his phone in words that are 40 % longer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 })
  await lengthenWords(page)
  await signIn(page, 'mechanic')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await misfits(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: /^R-/ }).first().click()
  await page.waitForLoadState('networkidle')
  expect(await misfits(page)).toEqual([])
})
