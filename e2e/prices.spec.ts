import { expect, type Page } from '@playwright/test'
import { apiData } from './api-calls.ts'
import { choose, declineDraft, fillLastSteps } from './repair-order-actions.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

interface Part {
  name: string
  stock_number: string
  price_retail: number
  quantity: number
}

test('a customer has a rate and a level, a price is typed, and a raised cost changes a price', {
  tag: ['@RATE-1', '@RATE-3', '@RATE-6', '@RATE-11'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const { owner } = await apiData<{ owner: { id: number } }>(page, 'GET', '/trucks/1')
  await page.goto(`/customers/${owner.id}/edit`)
  await declineDraft(page)
  await choose(page, 'Labor rate', 'Fleet')
  await choose(page, 'Price level', 'Fleet')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()

  await page.goto('/price-changes')
  const { id, suggested } = await suggestionInStock(page)
  const { stock_number } = await partOf(page, id)
  await page.getByRole('row').filter({ hasText: stock_number }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Change 1' }).click()
  await expect(page.getByRole('dialog').getByText('1 changed')).toBeVisible()
  const part = await partOf(page, id)
  expect(part.price_retail).toBe(suggested)

  await page.goto('/orders/create?vehicle_id=1')
  await declineDraft(page)
  await page.getByRole('combobox', { name: 'Type of work' }).fill('Fleet service')
  await expect(page.getByText('Rate of the customer')).toBeVisible()
  await page.getByRole('textbox', { name: 'Duration, hours:minutes' }).fill('1')
  await choose(page, 'Part name or number', part.stock_number)
  const row = page.getByRole('row').filter({ has: page.getByLabel(`Quantity, ${part.name}`) })
  await expect(row).toContainText('Price level')
  await page.getByRole('button', { name: `Type a price, ${part.name}` }).click()
  await page.getByLabel(`Price, ${part.name}`).fill(String(part.price_retail))
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Typed')
  await expect(row).toContainText(/Margin \d/)
  await expect(page.getByText(/^Margin of the order \d/)).toBeVisible()
  await fillLastSteps(page)
  await page.getByRole('button', { name: 'Create order' }).click()
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(page.getByRole('main').getByText('Typed', { exact: true })).toBeVisible()
})

const partOf = (page: Page, id: number) => apiData<Part>(page, 'GET', `/inventories/${id}`)

/** A suggested price of a part that can be sold. */
async function suggestionInStock(page: Page): Promise<{ id: number; suggested: number }> {
  const changes = await apiData<{ part_id: number; suggested: number }[]>(page, 'GET', '/price-changes')
  for (const { part_id, suggested } of changes)
    if ((await partOf(page, part_id)).quantity >= 1) return { id: part_id, suggested }
  throw new Error('Every part with a suggested price is out of stock')
}
