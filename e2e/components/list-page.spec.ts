import { expect, type Page } from '@playwright/test'
import { test } from './gallery.ts'

const rows = (page: Page) => page.locator('tbody tr[data-row]')

test('the address says what is shown: page, order and filters are asked for and survive a reload', {
  tag: '@PLAT-026',
}, async ({ page, server }) => {
  await page.goto('/things?order_by=name&order_type=desc&page=2')
  await expect(rows(page).first()).toContainText('Thing 18')
  expect(server.lists().at(-1)!.query).toMatchObject({
    page: '2',
    per_page: '12',
    order_by: 'name',
    order_type: 'desc',
  })
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await page.goto('/things?status[0]=finished')
  await expect(rows(page)).toHaveCount(10)
  expect(server.lists().at(-1)!.query).toMatchObject({ 'status[0]': 'finished' })
})

test('sorting goes up, then down, from the first page; Back takes it back', async ({ page, server }) => {
  await page.goto('/things?page=2')
  await expect(rows(page).first()).toContainText('Thing 13')
  const price = page.getByRole('columnheader').getByRole('button', { name: 'Price' })
  await price.click()
  await expect(page).toHaveURL(/order_by=price/)
  await expect.poll(() => server.lists().at(-1)!.query).toMatchObject({ order_type: 'asc', page: '1' })
  await price.click()
  await expect(page).toHaveURL(/order_type=desc/)
  await expect.poll(() => server.lists().at(-1)!.query).toMatchObject({ order_type: 'desc', page: '1' })
  await expect(rows(page).first()).toContainText('$99.00')
  await page.goBack()
  await expect(rows(page).first()).toContainText('$0.00')
})

test('pages are turned in the address, a size is remembered, and a page beyond the end is the first', async ({
  page,
  server: _,
}) => {
  await page.goto('/things')
  await expect(rows(page)).toHaveCount(12)
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(page).toHaveURL(/page=3/)
  await expect(rows(page)).toHaveCount(6)
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: /^24 / }).click()
  await expect(rows(page)).toHaveCount(24)
  await page.goto('/things?page=9')
  await expect(rows(page)).toHaveCount(24)
  await expect(page).not.toHaveURL(/[?&]page=/)
})
