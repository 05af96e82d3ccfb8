import { expect } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { call } from './browser-calls.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

/** A US Letter page without its margins, in CSS pixels. */
const paper = { width: 725, height: 950 }

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an order prints black on white, without menus and buttons, from the ${colorScheme} scheme`, async ({
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

test('a long list prints on Letter and on A4 with its headings on every page, its rows close together', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts?per_page=48')
  await expect(page.locator('[data-row]')).toHaveCount(48)
  for (const format of ['Letter', 'A4']) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
    const { text, totalPages } = await extractText(pdf, { mergePages: false })
    expect(totalPages, format).toBeLessThanOrEqual(4)
    // Those that sort are buttons on the screen.
    for (const printed of text)
      for (const heading of ['Name', 'Category', 'Price', 'Status'])
        expect(printed, format).toContain(heading)
  }
})
