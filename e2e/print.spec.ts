import { expect } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { type BoardOrder, shownOfMechanic } from '#contract/home/board.ts'
import { call } from './api-calls.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

/** A US Letter page without its margins, in CSS pixels. */
const paper = { width: 725, height: 950 }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an order prints black on white, without menus and buttons, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme })
    await signIn(page, 'admin')
    const { body } = await call(page, 'GET', '/orders?per_page=1&payment_status=paid&status=finished')
    const order = body.data[0]
    await page.goto(`/orders/${order.id}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await page.setViewportSize(paper)
    await page.emulateMedia({ media: 'print', colorScheme })

    const title = page.getByRole('heading', { level: 1, name: order.order_number })
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('.rb-sheet').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    const clipped = await page.evaluate(
      width =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter(one => one.checkVisibility() && one.getBoundingClientRect().right > width + 1)
          .map(one => one.textContent),
      paper.width,
    )
    expect(clipped).toEqual([])
    await expect(page.getByText(order.customer.full_name).first()).toBeVisible()
  })
}

test('a long list prints on Letter and A4 with headings on every page and dense rows', async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/parts?per_page=48')
  await expect(page.locator('[data-row]')).toHaveCount(48)
  for (const format of ['Letter', 'A4']) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
    const { text, totalPages } = await extractText(pdf, { mergePages: false })
    expect(totalPages, format).toBeLessThanOrEqual(4)
    // Sortable headings are buttons on the screen.
    for (const printed of text)
      for (const heading of ['Name', 'Category', 'Price', 'Status'])
        expect(printed, format).toContain(heading)
  }
})

test('a report prints in landscape, with a whole chart and separate headings', async ({ page }) => {
  await signIn(page, 'admin')
  // In print a browser does not call observers.
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super((...news) => matchMedia('print').matches || callback(...news))
      }
    }
  })
  await page.goto('/report-orders')
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  expect(width).toBeGreaterThan(height)

  // Letter in landscape without margins.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 965, height: 720 })
  const drawn = await page.evaluate(() => {
    const box = (one: Element) => one.getBoundingClientRect()
    const sums = [...document.querySelectorAll('.rb-head-sum')].filter(one => one.textContent !== '')
    const ranges = sums.map(sum => {
      const range = document.createRange()
      range.selectNodeContents(sum)
      return range.getBoundingClientRect()
    })
    return {
      cut: [...document.querySelectorAll('canvas')].filter(
        one => box(one).right > box(one.closest('figure')!).right + 1,
      ).length,
      sums: sums.length,
      touching: ranges.filter((range, at) => at > 0 && range.left < ranges[at - 1]!.right + 2).length,
    }
  })
  expect(drawn.sums).toBeGreaterThan(3)
  expect(drawn).toMatchObject({ cut: 0, touching: 0 })
})

test('the board prints the first mechanics on its first page, and its bars in color', async ({ page }) => {
  await signIn(page, 'admin')
  await page.route('**/api/v1/home/day', async route => {
    const answer = await route.fetch()
    const json = await answer.json()
    const job = (at: number): BoardOrder => ({
      id: at + 1,
      order_number: `R-10000${at}`,
      status: 'new',
      implementation_date: `${json.data.date} 08:00`,
      vehicle: { unit_number: '404', make: 'Freightliner', model: 'Cascadia' },
      work: 'Replace batteries',
      work_count: 1,
      minutes: 60,
    })
    for (const mechanic of json.data.mechanics)
      Object.assign(mechanic, {
        order_count: shownOfMechanic,
        orders: Array.from({ length: shownOfMechanic }, (_, at) => job(at)),
      })
    await route.fulfill({ json })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Last 7 days' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'At or below minimum' })).toBeVisible()
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })))
  const { text } = await extractText(pdf, { mergePages: false })
  expect(text[0]).toContain('By mechanic')
  expect(text[0]).toContain('Andriy Bondar')
  await page.emulateMedia({ media: 'print' })
  for (const bar of ['.rb-bar', '.rb-load'])
    await expect(page.locator(bar).first()).toHaveCSS('print-color-adjust', 'exact')
})
