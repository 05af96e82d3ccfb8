import { expect, type Page } from '@playwright/test'
import { call } from './browser-calls.ts'
import { anotherPerson, phoneScreen, signIn } from './shop.ts'
import { test } from './test.ts'

/** Opens a select, types if it must be searched, and picks the hit. */
async function choose(page: Page, label: string, hit: string, typed = '') {
  const field = page.getByLabel(label, { exact: true })
  await field.click()
  if (typed) await field.fill(typed)
  await page.locator('.ant-select-item-option').filter({ hasText: hit }).first().click()
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** Cancels the form and leaves no draft for the next one. */
async function leave(page: Page) {
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
}

/** A new part of the demo shop, created as a clerk does it. */
async function createPart(page: Page, name: string, number: string) {
  await page.goto('/parts/create')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'From name' }).click()
  await page.getByLabel('Stock number').fill(number)
  await page.getByLabel('Article number').fill(`${number}_A`)
  await choose(page, 'Category', 'Brakes')
  await choose(page, 'Brand', 'Bendix', 'bend')
  await choose(page, 'Unit', 'pcs')
  await page.getByLabel('Quantity').fill('5')
  await page.getByLabel('Unit cost').fill('10')
  await page.getByLabel('Price', { exact: true }).fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts$/)
}

test('the list is filtered and sorted in its address, and low stock is said [PART-002] [PART-003] [PART-004] [PART-008]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  for (const name of ['Stock number', 'Name', 'Category', 'Price', 'Quantity', 'Minimum', 'Status'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Low stock' }).click()
  await expect(page).toHaveURL(/only_min_limit=true/)
  await page.getByRole('button', { name: 'Price' }).click()
  await expect(page).toHaveURL(/order_by=price_retail/)
  const low = page
    .getByRole('row')
    .nth(1)
    .getByText(/Low stock: minimum is/)
  await expect(low).toBeAttached()
  const quantity = page.getByRole('row').nth(1).locator('.rb-number').filter({ hasText: 'Low stock' })
  const [red, green, blue] = await quantity.evaluate(one =>
    [...getComputedStyle(one).color.matchAll(/\d+/g)].map(Number),
  )
  expect(red).toBeGreaterThan(green! + blue!)
  await quantity.hover()
  await expect(page.getByRole('tooltip', { name: /^Low stock: minimum is \d+/ })).toBeVisible()
  const copied = await anotherPerson(browser, 'sales')
  await copied.goto(page.url())
  const firstNumber = (list: Page) => list.getByRole('row').nth(1).getByRole('link').first()
  await expect(firstNumber(page)).toHaveText((await firstNumber(copied).textContent()) ?? '')
  const first = copied.locator('tr[data-row]').first()
  await expect(first.getByRole('link', { name: 'Edit' })).toBeVisible()
  const remove = first.getByRole('button', { name: /^Delete/ })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toHaveAttribute('title', 'Access denied')
  await expect(
    page
      .locator('tr[data-row]')
      .first()
      .getByRole('button', { name: /^Delete/ }),
  ).toBeEnabled()
  await copied.context().close()
})

test('a part is found by its number without the hyphens, in the list and in the palette [PART-069]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts')
  await page.getByRole('searchbox').fill('oi10000')
  await expect(row(page, 'OI-10000')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Control+k')
  await page.getByPlaceholder('Order, unit, VIN').fill('oi10000')
  await page.getByRole('option', { name: /OI-10000/ }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  await expect(page.getByText('OI-10000')).toBeVisible()
})

test('a new part begins with its first purchase, then it is bought again, edited and kept [PART-001] [PART-003] [PART-014] [PART-015] [PART-020] [PART-023] [PART-024] [PART-034] [PART-038] [PART-039] [PART-041] [PART-042] [CONST-008]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts/create')
  await expect(page.getByLabel('Quantity')).toBeDisabled()
  await createPart(page, 'Spring kit (rear)', 'ZZ-100-1')
  await expect(row(page, 'ZZ-100-1').getByRole('cell')).toContainText([
    'ZZ-100-1',
    'Spring kit (rear)',
    'Brakes',
    '$20.00',
    '5 pcs',
    '-',
    'In stock',
    '',
  ])
  await row(page, 'ZZ-100-1').getByRole('link', { name: 'Spring kit (rear)' }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  const details = page.url()
  await expect(page.getByText('spring-kit-rear')).toBeVisible()
  await expect(page.getByText('ZZ-100-1A')).toBeVisible()

  await page.getByRole('button', { name: 'Purchase' }).click()
  const modal = page.getByRole('dialog', { name: 'Purchase: Spring kit (rear)' })
  await expect(modal).toBeVisible()
  await expect.poll(async () => Math.round((await modal.boundingBox())!.width)).toBe(620)
  const cost = modal.getByLabel('Unit cost')
  await cost.fill('22')
  await cost.press('ArrowUp')
  await expect(cost).toHaveValue('22.01')
  await cost.press('ArrowDown')
  await expect(cost).toHaveValue('22.00')
  await modal.getByLabel('Quantity').fill('7.5')
  await expect(modal.getByLabel('Quantity')).toHaveValue('')
  await modal.getByLabel('Quantity').fill('7')
  await modal.getByLabel('Invoice number').pressSequentially('1234567890123456')
  await expect(modal.getByLabel('Invoice number')).toHaveValue('123456789012345')
  await modal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Operation completed successfully')).toBeVisible()
  await expect(page.getByText('12 pcs').first()).toBeVisible()
  await expect(page.getByText('$17.00')).toBeVisible()
  await expect(row(page, '+7')).toBeVisible()

  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page).toHaveURL(`${details}/edit`)
  await expect(page.getByLabel('Unit')).toBeDisabled()
  for (const label of ['Quantity', 'Unit cost', 'Purchase date', 'Invoice number'])
    await expect(page.getByLabel(label)).toHaveCount(0)
  await page.getByLabel('Price', { exact: true }).fill('31.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/parts\/\d+$/)
  await expect(page.getByText('$31.50')).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(`${details}/history`)
  // A user who may read the history of a part may not see its costs.
  await expect(page.getByText('Purchased 7 pcs', { exact: true })).toBeVisible()
})

test('on sale, the old price begins as price and delivery, and goes again with the sale; the form keeps a draft [PART-017] [PART-018] [PART-030] [PLAT-032]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/parts/create')
  await page.getByLabel('Price', { exact: true }).fill('20')
  await page.getByLabel('Delivery cost').fill('4.5')
  await page.getByLabel('On sale').check()
  await expect(page.getByLabel('Old price')).toHaveValue('24.50')
  await page.getByLabel('Discount').fill('10')
  await page.getByLabel('On sale').uncheck()
  await expect(page.getByLabel('Old price')).toBeHidden()
  await page.getByLabel('On sale').check()
  await expect(page.getByLabel('Discount')).toHaveValue('')
  const description = page.getByLabel('SEO description')
  await description.fill('x'.repeat(498))
  await expect(page.getByText('498 / 500')).toBeVisible()
  await description.pressSequentially('yyyy')
  await expect(description).toHaveValue(`${'x'.repeat(498)}yy`)
  const kept = async () => (await call(page, 'GET', '/drafts/parts.create')).body.data?.data
  await expect.poll(kept).toMatchObject({ price_retail: 20, is_sale: true })
  await leave(page)
  await expect.poll(kept).toBeUndefined()
})

test('a part that is needed is not deleted: the message leads to what needs it [PART-009] [PART-010]', async ({
  page,
}) => {
  await signIn(page, 'admin')
  await page.goto('/health/live')
  const parts = (await call(page, 'GET', '/inventories?per_page=100')).body.data
  const needed = parts.find((part: { hasRelatedOpenOrders: boolean }) => part.hasRelatedOpenOrders)
  await page.goto(`/parts/${needed.id}`)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: /open orders/ })
      .getByRole('link')
      .first(),
  ).toHaveAttribute('href', /^\/orders\/\d+$/)
  await page.goto('/parts/1')
  await page.getByRole('button', { name: 'Delete' }).click()
  const block = page.getByRole('dialog')
  await expect(block.getByText(/still in stock/)).toBeVisible()
  await expect(block.getByText(/types of work that use this part/)).toBeVisible()
  await block
    .getByRole('link', { name: /^PM service/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/type-of-work\/\d+$/)
})

test('a mechanic reads parts on a phone; buying, editing and deleting are denied [PART-005] [PART-008]', async ({
  browser,
}) => {
  const page = await anotherPerson(browser, 'mechanic', { viewport: phoneScreen })
  await page.goto('/parts/1')
  for (const name of ['Purchase', 'Edit', 'Delete'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.context().close()
})
