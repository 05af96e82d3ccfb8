import { expect, type Page } from '@playwright/test'
import { call } from './api-calls.ts'
import { newOrder } from './repair-order-actions.ts'
import { openPage, scan, typeTimed } from './scans.ts'
import { leaveForm, signIn } from './shop.ts'
import { test } from './test.ts'

interface Part {
  id: number
  name: string
  stock_number: string
  article_number: string
  unit_name: string
}

const partsOf = async (page: Page, query = 'status=in_stock') =>
  (await call(page, 'GET', `/inventories?${query}`)).body.data as Part[]

const notice = (page: Page, text: string) => page.locator('.rb-notice').filter({ hasText: text })

test('a scan opens the part by stock number or article number, with any focus', async ({ page }) => {
  await signIn(page, 'admin')
  const [part, other] = await partsOf(page)
  await openPage(page, '/orders')
  await scan(page, part!.stock_number)
  await expect(page).toHaveURL(`/parts/${part!.id}`)
  await expect(page.getByRole('heading', { level: 1, name: part!.name })).toBeVisible()
  // The scanner's keys trigger neither the focused button nor shortcuts.
  await openPage(page, '/customers')
  await page.getByRole('link', { name: 'Home', exact: true }).focus()
  await scan(page, other!.article_number)
  await expect(page).toHaveURL(`/parts/${other!.id}`)
})

test('an unknown scan is reported and leads to the search', async ({ page }) => {
  await signIn(page, 'admin')
  await openPage(page, '/orders')
  await scan(page, 'NOSUCH-77')
  await expect(notice(page, 'No part has the number NOSUCH-77')).toBeVisible()
  await expect(page).toHaveURL(/\/orders$/)
  await notice(page, 'NOSUCH-77').getByRole('link', { name: 'Search parts' }).click()
  await expect(page).toHaveURL(/\/parts\?search=NOSUCH-77/)
  await expect(page.getByRole('searchbox')).toHaveValue('NOSUCH-77')
  await expect(notice(page, 'NOSUCH-77')).toHaveCount(0)
})

test('fast typing is no scan, and a search field keeps a scan', async ({ page }) => {
  await signIn(page, 'admin')
  const [part] = await partsOf(page)
  const requests: string[] = []
  page.on('request', request => {
    if (request.url().includes('number=')) requests.push(request.url())
  })
  await openPage(page, '/parts')
  await typeTimed(page, part!.stock_number, { every: 40 })
  await page.keyboard.press('/')
  const box = page.getByRole('searchbox')
  await expect(box).toBeFocused()
  await scan(page, part!.stock_number)
  await expect(page).toHaveURL(new RegExp(`search=${part!.stock_number}`))
  await expect(box).toHaveValue(part!.stock_number)
  await openPage(page, '/customers/create')
  const name = page.getByLabel('First name')
  await name.focus()
  await scan(page, part!.stock_number)
  await expect(name).toHaveValue(part!.stock_number)
  expect(requests).toEqual([])
  await leaveForm(page)
})

test('in the form of a type of work each scan adds one of the part', async ({ page }) => {
  await signIn(page, 'admin')
  const [part, other] = (await partsOf(page)).filter(({ unit_name }) => unit_name === 'pcs')
  await openPage(page, '/type-of-work/create')
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Brakes, front')
  const quantity = page.getByLabel(`Quantity, ${part!.name}`)
  await scan(page, part!.stock_number)
  await expect(quantity).toHaveValue('1')
  await expect(name).toHaveValue('Brakes, front')
  await expect(name).toBeFocused()
  await scan(page, part!.stock_number)
  await expect(quantity).toHaveValue('2')
  await expect(notice(page, `${part!.name}: 2 pcs`)).toBeVisible()
  // Also with the focus in a part's search or quantity.
  await page.getByRole('button', { name: 'Add part' }).click()
  await expect(page.getByLabel('Part name or number')).toBeFocused()
  await scan(page, other!.stock_number)
  await expect(page.getByLabel(`Quantity, ${other!.name}`)).toHaveValue('1')
  await quantity.focus()
  await scan(page, part!.stock_number)
  await expect(quantity).toHaveValue('3')
  await expect(page.getByRole('button', { name: /^Remove part/ })).toHaveCount(2)
  await name.fill('')
  await scan(page, '1FUJGLDR9CLBP8834')
  await expect(name).toHaveValue('1FUJGLDR9CLBP8834')
  await expect(page).toHaveURL(/\/type-of-work\/create$/)
  await leaveForm(page)
})

test("each scan adds one of the part to a supplier's invoice, with its last cost", async ({ page }) => {
  await signIn(page, 'admin')
  const [part, other] = (await partsOf(page)).filter(({ unit_name }) => unit_name === 'pcs')
  await openPage(page, '/parts/receive')
  const quantity = (of: Part) => page.getByLabel(`Quantity, ${of.name}`)
  await page.getByRole('heading', { level: 1 }).focus()
  await scan(page, part!.stock_number)
  await expect(quantity(part!)).toHaveValue('1')
  await expect(page.getByLabel(`Unit cost, ${part!.name}`)).not.toHaveValue('')
  await expect(page).toHaveURL(/\/parts\/receive$/)
  await scan(page, part!.stock_number)
  await expect(quantity(part!)).toHaveValue('2')
  await page.getByLabel('Invoice number').fill('INV-80')
  // As a Spanish keyboard writes a scanner's hyphens.
  await scan(page, other!.stock_number.replaceAll('-', "'"))
  await expect(quantity(other!)).toHaveValue('1')
  await expect(page.getByLabel('Invoice number')).toHaveValue('INV-80')
  await quantity(part!).focus()
  await scan(page, part!.stock_number)
  await expect(quantity(part!)).toHaveValue('3')
  await expect(page.getByRole('button', { name: /^Remove part/ })).toHaveCount(2)
  const supplier = page.getByLabel('Supplier')
  await supplier.focus()
  await scan(page, 'NOSUCH-77')
  await expect(notice(page, 'No part has the number NOSUCH-77')).toBeVisible()
  await expect(supplier).toBeFocused()
  await expect(supplier).toHaveValue('')
  await expect(page.getByRole('button', { name: /^New supplier/ })).toHaveCount(0)
  await leaveForm(page)
})

test('in an order a scan adds to the focused type of work, else to the one with the part', async ({
  page,
}) => {
  await signIn(page, 'admin')
  const [part, other] = (await partsOf(page)).filter(({ unit_name }) => unit_name === 'pcs')
  const order = await newOrder(page)
  await openPage(page, `/orders/${order.id}/edit`)
  const works = page.locator('.rb-work')
  await expect(works.first()).toBeVisible()
  await page.getByRole('button', { name: 'Add type of work' }).click()
  await expect(works).toHaveCount(2)
  await works.nth(1).getByLabel('Hourly rate').focus()
  await scan(page, part!.stock_number)
  const second = works.nth(1).getByLabel(`Quantity, ${part!.name}`)
  await expect(second).toHaveValue('1')
  await works.first().getByRole('button', { expanded: false }).click()
  await works.first().getByLabel('Hourly rate').focus()
  await scan(page, other!.stock_number)
  await expect(works.first().getByLabel(`Quantity, ${other!.name}`)).toHaveValue('1')
  await page.getByRole('heading', { level: 1 }).focus()
  await scan(page, part!.stock_number)
  await expect(second).toHaveValue('2')
  await second.focus()
  await scan(page, part!.stock_number)
  await expect(second).toHaveValue('3')
  await expect(second).toBeFocused()
  await expect(page).toHaveURL(`/orders/${order.id}/edit`)
})
