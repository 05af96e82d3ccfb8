import { expect, type Locator } from '@playwright/test'
import { languageSlugs } from '../../contract/src/shared/languages.ts'
import { expectNoOverflow } from '../overflow.ts'
import { signInAtHome, visit, writeStorage } from '../shop.ts'
import { test } from '../test.ts'
import { createLongestRecords, longName } from './longest-records.ts'

const widths = [1280, 1024, 768, 360]
const lists = ['/orders', '/customers', '/vehicles', '/trailers', '/parts', '/type-of-work', '/users']

test('a row’s amount and actions stay visible with the longest texts', async ({ page }) => {
  await signInAtHome(page, 'admin')
  await createLongestRecords(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of lists) {
      await visit(page, `${path}?search=${longName}`)
      const row = page.locator('[data-row]').first()
      await expect(row).toBeVisible()
      for (const control of await moneyAndActions(row)) {
        const box = (await control.boundingBox())!
        expect.soft(box.x, `${path} at ${width}`).toBeGreaterThanOrEqual(0)
        expect.soft(box.x + box.width, `${path} at ${width}`).toBeLessThanOrEqual(width)
        expect.soft(await isUncovered(control), `${path} at ${width}`).toBe(true)
      }
      await expectNoOverflow(page, `${path} at ${width}`)
    }
  }
})

test('at 1280 wide, headings of orders do not break within words, filters fit in one row, and unit number and VIN end are whole', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const language of languageSlugs) {
    await writeStorage(page, { language })
    await page.goto('/orders?per_page=48')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    expect.soft(await brokenWords(page.locator('.rb-table th')), language).toEqual([])
    const [first, last] = await Promise.all(
      ['.rb-list-filters > :first-child', '.rb-list-filters > .rb-modes'].map(one =>
        page.locator(one).boundingBox(),
      ),
    )
    expect.soft(last!.y - first!.y, language).toBeLessThan(first!.height)
    await page.goto('/parts-orders')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    expect.soft(await brokenWords(page.locator('.rb-table th')), language).toEqual([])
  }
  await page.goto('/orders?per_page=48')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  // Up to ten characters: the demo shop has one that is too long on purpose.
  const vehicles = page.locator('.rb-order-vehicle').filter({ hasText: /^#.{1,10} / })
  const names = vehicles.locator('> :first-child, strong')
  const cut = await names.evaluateAll(all =>
    all
      .filter(one => {
        const end = one.closest('td')!.getBoundingClientRect().right
        return one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > end
      })
      .map(one => one.textContent),
  )
  expect(cut).toEqual([])
})

/** Words that break across lines, hyphens included. */
const brokenWords = (elements: Locator) =>
  elements.evaluateAll(all =>
    all.flatMap(element => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

/** The row's actions and its last amount, if the list has them. */
async function moneyAndActions(row: Locator): Promise<Locator[]> {
  const money = row.getByText(/^\$[\d,]+\.\d\d$/)
  const actions = row.locator('.rb-row-actions').locator('a, button')
  const all = [...(await actions.all()), ...(await money.all()).slice(-1)]
  expect(all.length).toBeGreaterThan(0)
  return all
}

/** Whether a click on the middle hits it. */
const isUncovered = (control: Locator) =>
  control.evaluate(element => {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
