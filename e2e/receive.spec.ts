import { expect, type Page } from '@playwright/test'
import { call, delayResponses } from './api-calls.ts'
import { expectNoOverflow } from './overflow.ts'
import { leaveForm, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

const draft = '/drafts/parts-receive.create'
/** Slower than a scanner. */
const byHand = { delay: 50 }
const search = (page: Page) => page.getByLabel('Part name or number')
const quantity = (page: Page, part: string) => page.getByLabel(`Quantity, ${part}`)
const cost = (page: Page, part: string) => page.getByLabel(`Unit cost, ${part}`)

async function stockOf(page: Page, number: string) {
  const { body } = await call(page, 'GET', `/inventories?search=${number}`)
  return body.data[0]
}

/** Types a number, with Enter before the search responds. */
async function typeNumber(page: Page, number: string) {
  await expect(search(page)).toBeFocused()
  await page.keyboard.type(number, byHand)
  await page.keyboard.press('Enter')
}

async function open(page: Page, path = '/parts/receive') {
  await signIn(page, 'admin')
  await call(page, 'DELETE', draft)
  await page.goto(path)
}

test("a supplier's invoice is received without a mouse", async ({ page }) => {
  await open(page, '/parts')
  const [filter, oil] = [await stockOf(page, 'OI-10000'), await stockOf(page, 'FL-10063')]
  await page.getByRole('link', { name: 'Receive', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/parts\/receive$/)

  await expect(page.getByLabel('Supplier')).toBeFocused()
  await expect(page.getByLabel('Date')).toBeEnabled()
  await page.keyboard.press('Tab')
  await page.keyboard.type('INV-77', byHand)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Date')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Total of the invoice')).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')

  await typeNumber(page, 'OI-10000')
  await expect(quantity(page, filter.name)).toBeFocused()
  await expect(cost(page, filter.name)).not.toHaveValue('')
  await page.keyboard.type('4')
  await page.keyboard.press('Enter')
  await expect(cost(page, filter.name)).toBeFocused()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')

  await typeNumber(page, 'fl10063')
  await expect(quantity(page, oil.name)).toBeFocused()
  await page.keyboard.type('2.5')
  await page.keyboard.press('Enter')
  await page.keyboard.type('20.50', byHand)
  await page.keyboard.press('Enter')

  await typeNumber(page, 'OI-10000')
  await expect(page.getByText(`${filter.name} is in the list already: now 5 pcs`)).toBeVisible()
  await expect(quantity(page, filter.name)).toHaveValue('5')
  await expect(search(page)).toBeFocused()
  await expect(page.getByText('$1.25 more than the invoice’s total')).toBeVisible()

  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('2 parts received for $101.25')).toBeVisible()
  await expect(page).toHaveURL(/\/parts$/)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Print labels' })).toContainText('2 labels')
  await page.keyboard.press('Escape')
  expect((await stockOf(page, 'OI-10000')).on_hand).toBe(filter.on_hand + 5)
  expect((await stockOf(page, 'FL-10063')).on_hand).toBe(oil.on_hand + 2.5)

  await page.goto(`/parts/${filter.id}`)
  await expect(page.getByRole('row').filter({ hasText: 'INV-77' })).toContainText('+5')
})

test('a typed cost is kept when the last cost arrives late', async ({ page }) => {
  await open(page)
  const { name } = await stockOf(page, 'OI-10000')
  const { release } = await delayResponses(page, /\/last-costs/)
  await search(page).focus()
  await typeNumber(page, 'OI-10000')
  await expect(quantity(page, name)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cost(page, name)).toBeFocused()
  await expect(cost(page, name)).toHaveValue('')
  release()
  await expect(cost(page, name)).not.toHaveValue('')
  await page.keyboard.type('10')
  await expect(cost(page, name)).toHaveValue('10')
  await leaveForm(page)
})

test('Enter picks a part of a search, and its unit decides on decimals', async ({ page }) => {
  await open(page)
  const field = search(page)
  await field.focus()
  await page.keyboard.type('engine oil')
  await expect(page.locator('.ant-select-item-option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(quantity(page, '')).toBeFocused()
  await page.keyboard.type('1.125')
  await expect(quantity(page, '')).toHaveValue('1.125')
  await page.getByRole('button', { name: 'Add part' }).click()
  await typeNumber(page, 'OI-10000')
  await expect(quantity(page, 'Oil filter')).toBeFocused()
  await page.keyboard.type('2.5')
  await expect(page.getByText('Whole numbers only')).toBeVisible()
})

test('parts at or below their minimum are received from their list', async ({ page }) => {
  await open(page)
  const low = (await call(page, 'GET', '/inventories?only_min_limit=true&per_page=100&order_by=name')).body
    .data as { id: number; name: string; stock_number: string; quantity: number; min_limit: number }[]
  expect(low.length).toBeGreaterThan(1)
  const below = low.find(part => part.quantity < part.min_limit)!
  await page.goto('/parts?only_min_limit=true&order_by=name')
  await page.getByRole('link', { name: 'Receive these' }).click()
  await expect(page).toHaveURL(/\/parts\/receive\?/)
  await expect(page.getByRole('button', { name: /^Remove part/ })).toHaveCount(low.length)
  for (const [place, part] of low.entries())
    await expect(page.getByLabel(/^Quantity, /).nth(place)).toHaveAccessibleName(`Quantity, ${part.name}`)
  const line = page.getByRole('row').filter({ hasText: below.stock_number })
  await expect(line.getByLabel(/^Quantity, /)).toHaveValue(String(below.min_limit - below.quantity))
  await expect(line.getByLabel(/^Unit cost, /)).not.toHaveValue('')

  await page.getByRole('button', { name: 'Receive' }).click()
  await expect(page.getByText(new RegExp(`^${low.length} parts received for \\$`))).toBeVisible()
  await expect(page).toHaveURL(/\/parts\?only_min_limit=true/)
  expect((await stockOf(page, below.stock_number)).quantity).toBe(below.min_limit)
})

test('a refused row shows its error at the field and keeps the input', async ({ page }) => {
  await open(page)
  const like = await stockOf(page, 'OI-10000')
  const { body } = await call(page, 'POST', '/inventories', {
    name: 'Zebra hose',
    slug: 'zebra-hose',
    stock_number: 'ZEBRA-HOSE',
    article_number: 'ZH-1',
    category_id: like.category_id,
    brand_id: like.brand_id,
    unit_id: like.unit_id,
    price_retail: 10,
    purchase: { date: '2026-01-05', cost: 3, quantity: 1 },
  })
  await page.getByLabel('Invoice number').fill('INV-78')
  await search(page).focus()
  await typeNumber(page, 'OI-10000')
  await expect(cost(page, 'Oil filter')).not.toHaveValue('')
  await cost(page, 'Oil filter').fill('')
  await page.getByRole('button', { name: 'Add part' }).click()
  await typeNumber(page, 'ZEBRA-HOSE')
  await expect(cost(page, 'Zebra hose')).toHaveValue('3.00')
  const { id } = body.data
  await call(page, 'POST', `/inventories/${id}/sold`, {
    describe: 'broke',
    quantity: 1,
    price: 1,
    date: '2026-01-05',
  })
  expect((await call(page, 'DELETE', `/inventories/${id}`)).status).toBe(204)

  await page.getByRole('button', { name: 'Receive' }).click()
  await expect(page.getByText('Unit cost: ')).toBeVisible()
  await expect(cost(page, 'Oil filter')).toBeFocused()
  await expect(cost(page, 'Oil filter')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.ant-input-status-error, .ant-input-affix-wrapper-status-error')).toHaveCount(1)
  await page.keyboard.type('5')
  // A second click within a second is ignored.
  await expect(async () => {
    await page.getByRole('button', { name: 'Receive' }).click()
    await expect(page.getByRole('button', { name: 'Remove part Zebra hose' })).toBeFocused({ timeout: 2000 })
  }).toPass()
  await expect(page.getByText('This part was deleted meanwhile. Remove its row')).toBeVisible()
  await expect(page.getByText('Unit cost: ')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByText('This part was deleted meanwhile')).toBeHidden()
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-78')
  await expect(async () => {
    await page.getByRole('button', { name: 'Receive' }).click()
    await expect(page.getByText('1 part received for $5.00')).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('an unfinished invoice is stored as a draft, and leaving asks', async ({ page }) => {
  await open(page)
  await page.getByLabel('Invoice number').fill('INV-79')
  await page.getByLabel('Total of the invoice').fill('12')
  await search(page).focus()
  await typeNumber(page, 'OI-10000')
  await expect(quantity(page, 'Oil filter')).toBeFocused()
  await page.keyboard.type('7')
  await expect(page.getByText(/Draft saved/)).toBeVisible()
  await expect.poll(async () => (await call(page, 'GET', draft)).body.data?.data.rows?.[0]?.quantity).toBe(7)
  await page.goto('/')
  await page.goto('/parts/receive')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-79')
  await expect(page.getByLabel('Total of the invoice')).toHaveValue('12.00')
  await expect(quantity(page, 'Oil filter')).toHaveValue('7')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Receive' })).toBeHidden()
  await expect.poll(async () => (await call(page, 'GET', draft)).body.data).toBeNull()
})

test('a delivery creates a new supplier and a new part', async ({ page }) => {
  await open(page)
  await page.getByLabel('Supplier').fill('Prairie Bolt Co')
  await page.getByRole('button', { name: 'New supplier “Prairie Bolt Co”' }).click()
  await expect(page.getByTitle('Prairie Bolt Co')).toBeVisible()
  await expect(page.getByLabel('Invoice number')).toBeFocused()
  await page.keyboard.type('INV-80')
  await page.getByLabel('Total of the invoice').fill('20')
  await search(page).fill('ZZ-778899')
  await page.getByRole('button', { name: 'New part' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'New part' })).toBeVisible()
  await expect(page.getByLabel('Article number')).toHaveValue('ZZ-778899')
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-80')
  await expect(page.getByTitle('Prairie Bolt Co')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Wheel bolt M22')
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Stock number').fill('ZZ-1')
  for (const [field, option] of [
    ['Category', 'Wheels and tires'],
    ['Brand', 'Webb'],
    ['Unit', 'pcs'],
  ] as const) {
    await page.getByLabel(field, { exact: true }).fill(option)
    await page.getByTitle(option, { exact: true }).click()
  }
  await page.getByLabel('Quantity').fill('8')
  await page.getByLabel('Unit cost').fill('1.5')
  await page.getByLabel('Price', { exact: true }).fill('4')
  await page.getByRole('button', { name: 'Save' }).click()

  await expect(page).toHaveURL(/\/parts\/receive$/)
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-80')
  await expect(page.getByText('New, in stock with a purchase of their own: Wheel bolt M22')).toBeVisible()
  await expect(page.getByText('$8.00 less than the invoice’s total')).toBeVisible()
  await expect(search(page)).toBeFocused()
  expect((await stockOf(page, 'ZZ-1')).on_hand).toBe(8)
  await page.reload()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('$8.00 less than the invoice’s total')).toBeVisible()
  await leaveForm(page)
})

test('on a phone every row fits and can be tapped', async ({ page }) => {
  await page.setViewportSize(phoneScreen)
  await open(page)
  await search(page).focus()
  await typeNumber(page, 'OI-10000')
  await expect(quantity(page, 'Oil filter')).toBeFocused()
  await expectNoOverflow(page)
  for (const field of [quantity(page, 'Oil filter'), cost(page, 'Oil filter')]) {
    const box = (await field.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(phoneScreen.width)
  }
  await page.getByRole('button', { name: 'Remove part Oil filter' }).click()
  await expect(search(page)).toBeFocused()
})
