import { expect, type Page } from '@playwright/test'
import { call } from './browser-calls.ts'
import { countedKeys } from './counted-keys.ts'
import { ask } from './repair-order-acts.ts'
import { notices, signIn } from './shop.ts'
import { test } from './test.ts'

// What the hands of the front desk do all day, counted.

/** What another journey began and left is not asked about. */
async function withoutDraft(page: Page) {
  await page.goto('/health/live')
  expect((await call(page, 'DELETE', '/drafts/orders.create')).status).toBe(204)
}

const options = (page: Page) => page.locator('.ant-select-item-option:visible')

test('a new repair order for a known truck with one saved job takes at most 50 keystrokes and no pointer', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await withoutDraft(page)
  const [truck] = await ask<{ unit_number: string; vin: string }[]>(page, 'GET', '/trucks?per_page=1')
  await page.goto('/orders')
  await page.getByRole('link', { name: 'New order', exact: true }).focus()
  const keys = countedKeys(page)
  await keys.press('Enter')

  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toBeFocused()
  await keys.type(truck!.vin.slice(-6))
  await expect(options(page).first()).toBeVisible()
  await keys.press('Enter')
  await keys.press('Control+Enter')

  await expect(page.getByRole('combobox', { name: 'Type of work' })).toBeFocused()
  await keys.type('oil')
  await expect(options(page).first()).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByRole('textbox', { name: /^Quantity/ }).first()).toBeVisible()
  await keys.press('Control+Enter')

  await expect(page.getByLabel('Implementation date and time')).toBeFocused()
  await keys.type('+1 8:30')
  await keys.press('Control+Enter')

  await expect(page.getByRole('combobox', { name: 'Mechanic' })).toBeFocused()
  await keys.type('bon')
  await expect(options(page).first()).toBeVisible()
  await keys.press('Enter')
  await keys.press('Control+Enter')
  await expect(page).toHaveURL(/\/orders\/\d+$/)
  expect(keys.count()).toBeLessThanOrEqual(50)
})

test('rows of parts are filled without a pause: part, quantity, Enter, next part', async ({ page }) => {
  await signIn(page, 'admin')
  await withoutDraft(page)
  const [truck] = await ask<{ id: number; unit_number: string }[]>(page, 'GET', '/trucks?per_page=1')
  await page.goto(`/vehicles/${truck!.id}`)
  // From the truck's own page the vehicle is chosen already.
  await page.getByRole('link', { name: 'New repair order' }).press('Enter')
  const name = page.getByRole('combobox', { name: 'Type of work' })
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(page.getByText(truck!.unit_number).first()).toBeVisible()
  await name.fill('Brakes')
  await page.keyboard.press('Escape')
  const pickers = page.getByRole('combobox', { name: 'Part name or number' })
  await pickers.first().focus()
  for (const [part, quantity] of [
    ['oil filter', '2'],
    ['heater hose', '3'],
  ] as const) {
    await expect(pickers.last()).toBeFocused()
    await page.keyboard.type(part)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: /^Quantity/ }).last()).toBeFocused()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(quantity)
    await page.keyboard.press('Enter')
  }
  const quantities = page.getByRole('textbox', { name: /^Quantity/ })
  await expect(quantities).toHaveCount(2)
  await expect(pickers).toHaveCount(1)
  await expect(pickers).toBeFocused()

  // What nothing is found for stays, for its letters to be mended.
  await page.keyboard.type('no such part')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pickers).toHaveValue('no such part')
  await page.keyboard.press('Control+a')

  // The same part once more is more of it, and says so.
  const first = (await quantities.first().getAttribute('aria-label'))!.replace('Quantity, ', '')
  await page.keyboard.type(first)
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('was in this job already')
  await expect(quantities).toHaveCount(2)
  await expect(quantities.first()).toHaveValue('3')
  await expect(quantities.first()).toBeFocused()

  // A saved job over parts that were chosen keeps them.
  await name.fill('oil and filter')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Duration, hours:minutes')).toBeFocused()
  await expect(page.getByRole('textbox', { name: /^Quantity, Heater hose/ })).toHaveValue('3')
  expect(await quantities.count()).toBeGreaterThan(2)
  await cancel(page)
})

test("from a customer's page their vehicles are offered, from home and the palette an order is begun", async ({
  page,
}) => {
  await signIn(page, 'admin')
  await withoutDraft(page)
  const trucks = await ask<{ owner_id: number; unit_number: string; vin: string }[]>(
    page,
    'GET',
    '/trucks?per_page=1',
  )
  const { owner_id, unit_number, vin } = trucks[0]!
  await page.goto(`/customers/${owner_id}`)
  await page.getByRole('link', { name: 'New repair order' }).click()
  await page.getByRole('combobox', { name: 'Vehicle' }).click()
  await expect(options(page).filter({ hasText: `#${unit_number}` })).toBeVisible()
  await page.getByRole('button', { name: 'Search all vehicles' }).click()
  await expect(page.getByText('at least 3', { exact: false }).first()).toBeVisible()

  await page.goto('/')
  await expect(page.getByRole('link', { name: 'New repair order' })).toHaveAttribute('href', '/orders/create')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find anything' }).fill(vin.slice(-8))
  await page
    .getByRole('option', { name: /New repair order/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/orders\/create\?vehicle_id=\d+/)
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
})

/** What was begun is no draft for the next journey. */
async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page).not.toHaveURL(/create/)
}
