import { expect, type Locator, type Page } from '@playwright/test'
import { createLongestRecords, longName } from './longest-records.ts'
import { signInAtHome } from './shop.ts'
import { test } from './test.ts'

const widths = [1280, 1024, 768, 360]
const lists = ['/orders', '/customers', '/vehicles', '/trailers', '/parts', '/type-of-work', '/users']

test('what a row comes to and what can be done with it stay in sight, however long its words', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  await createLongestRecords(page)
  for (const path of lists)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${path}?search=${longName}`)
      const row = page.locator('[data-row]').first()
      await expect(row).toBeVisible()
      for (const needed of await neededIn(row)) {
        const box = (await needed.boundingBox())!
        expect.soft(box.x, `${path} at ${width}`).toBeGreaterThanOrEqual(0)
        expect.soft(box.x + box.width, `${path} at ${width}`).toBeLessThanOrEqual(width)
        expect.soft(await isUncovered(needed), `${path} at ${width}`).toBe(true)
      }
      expect.soft(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
})

/** The row's money, its edit and its menu: whichever of them the list has. */
async function neededIn(row: Locator): Promise<Locator[]> {
  const money = row.getByText(/^\$[\d,]+\.\d\d$/)
  const actions = row.locator('.rb-row-actions').locator('a, button')
  const all = [...(await actions.all()), ...(await money.all()).slice(-1)]
  expect(all.length).toBeGreaterThan(0)
  return all
}

/** Whether it can be seen and pressed where it is. */
const isUncovered = (found: Locator) =>
  found.evaluate(element => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })

/** How much wider the page is than the window. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
