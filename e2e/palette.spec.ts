import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { call, delayResponses } from './api-calls.ts'
import { signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const scan = join(import.meta.dirname, '../server/src/testing/test-pdfs/ghostscript-scan.pdf')

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Find anything' }).click()
  const palette = page.getByRole('dialog', { name: 'Find anything' })
  return {
    box: palette.getByRole('combobox'),
    option: (name: string | RegExp) => palette.getByRole('option', { name }),
    group: (name: string) => palette.getByRole('group', { name, exact: true }),
  }
}

test('the palette finds numbers in any format', async ({ page }) => {
  await signInAtHome(page, 'admin')
  const order = (await call(page, 'GET', '/orders?per_page=1&page=3')).body.data[0]
  const vehicle = (await call(page, 'GET', `/vehicles/short-list?search=${order.vehicle.vin}`)).body.data[0]
  const customer = (await call(page, 'GET', '/customers?per_page=1')).body.data[0]
  const bare = String(Number(order.order_number.slice(2)))
  const { box, group } = await openPalette(page)
  for (const typed of [order.order_number.replace('-', ''), `r${bare}`, `R ${bare}`, bare]) {
    await box.fill(typed)
    await expect(group('Repair orders').getByRole('option').first(), typed).toContainText(order.order_number)
  }
  const { license_plate: plate, unit_number: unit, vin } = vehicle
  for (const typed of [vin.slice(-6), plate.toLowerCase().split('').join('-'), `#${unit}`]) {
    await box.fill(typed)
    await expect(group('Trucks and trailers').getByRole('option').first(), typed).toContainText(vin.slice(-8))
  }
  const digits = customer.phone.slice(-10)
  const name = `${customer.first_name} ${customer.last_name}`
  for (const typed of [
    digits,
    `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`,
    customer.phone,
  ]) {
    await box.fill(typed)
    await expect(group('Customers').getByRole('option', { name }).first(), typed).toBeVisible()
  }
})

test('slow typing does not search at every letter', async ({ page }) => {
  await page.clock.install()
  await signInAtHome(page, 'admin')
  const searches: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/customers/short-list')) searches.push(searchParams.get('search') ?? '')
  })
  const { box } = await openPalette(page)
  await expect(box).toBeFocused()
  for (const letter of 'kaminski') {
    await page.keyboard.type(letter)
    await page.clock.runFor(300)
  }
  await page.clock.runFor(1000)
  await expect.poll(() => searches.at(-1)).toBe('kaminski')
  expect(searches[0]).toBe('ka')
  expect(searches.length).toBeLessThanOrEqual(4)
})

test('the palette opens pages by keyword, marks matches, and offers recently opened pages', async ({
  page,
}) => {
  await signInAtHome(page, 'admin')
  const unpaid = (await call(page, 'GET', '/orders?payment_status=not_paid&per_page=1')).body.data[0]
  await page.goto(`/orders/${unpaid.id}`)
  await expect(page.getByRole('heading', { level: 1, name: unpaid.order_number })).toBeVisible()
  await page.goto('/')
  const choose = async (typed: string, first: RegExp) => {
    const { box } = await openPalette(page)
    await box.fill(typed)
    await expect(page.getByRole('option').first()).toHaveText(first)
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const { box, group } = await openPalette(page)
  await expect(group('Recent').getByRole('option').first()).toContainText(unpaid.order_number)
  await box.fill(unpaid.customer.first_name)
  await expect(page.locator('.rb-palette mark').first()).toHaveText(unpaid.customer.first_name)
  await box.fill(unpaid.order_number)
  const row = group('Repair orders').getByRole('option').first()
  await expect(row.or(group('Recent').getByRole('option')).first()).toContainText(unpaid.order_number)
  const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  await expect(row).toContainText(`Balance ${dollars(unpaid.balance)}`)
  const { phone } = (await call(page, 'GET', `/customers/${unpaid.customer.id}`)).body.data
  const [debtor] = (await call(page, 'GET', `/customers/short-list?search=${encodeURIComponent(phone)}`)).body
    .data
  expect(debtor.balance).toBeGreaterThan(0)
  await box.fill(phone)
  await expect(group('Customers').getByRole('option').first()).toContainText(
    `Owed ${dollars(debtor.balance)}`,
  )
  await page.keyboard.press('Escape')

  await choose('overdue', /^Overdue repair orders/)
  await expect(page).toHaveURL(/\/orders\?.*payment_status=overdue/)
  await choose('today', /^Today’s repair orders/)
  await expect(page).toHaveURL(/\/orders\?.*dates_range=/)
  await choose(`pay ${unpaid.order_number}`, new RegExp(`^Take a payment for ${unpaid.order_number}`))
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create payment' })).toBeVisible()
  await page.keyboard.press('Escape')
  const owed = (await call(page, 'GET', '/parts-orders?payment_status=not_paid&per_page=50')).body.data.find(
    (order: { action_scopes: { can_add_payment: boolean } }) => order.action_scopes.can_add_payment,
  )
  await choose(`pay ${owed.order_number}`, new RegExp(`^Take a payment for ${owed.order_number}`))
  await expect(page.getByRole('dialog', { name: owed.order_number })).toBeVisible()
})

test('the palette offers only permitted actions', async ({ page, browser }) => {
  await signInAtHome(page, 'admin')
  const { group } = await openPalette(page)
  await expect(group('Create').getByRole('option')).toHaveText([
    'New repair order',
    'New parts order',
    'New order from PDF',
    'New customer',
    'New truck',
    'New trailer',
    'New part',
    'Receive parts',
    'New type of work',
    'New brand',
    'New unit',
    'New category',
    'New specification',
    'New supplier',
    'New tag',
    'New labor rate',
    'New charge',
    'New user',
  ])
  await expect(group('Go to').getByRole('option', { name: 'Types of work' })).toBeAttached()
  await expect(group('Preferences').getByRole('option').last()).toHaveText('Sign out')

  const mechanic = await signInElsewhere(browser, 'mechanic')
  const his = await openPalette(mechanic)
  await expect(his.group('Preferences').getByRole('option').last()).toHaveText('Sign out')
  await expect(his.option(/^New /)).toHaveCount(0)
  await expect(his.group('Go to').getByRole('option', { name: 'Staff' })).toHaveCount(0)
  await mechanic.context().close()
})

test('color scheme, language, an order from a PDF and signing out are in the palette', async ({ page }) => {
  await signInAtHome(page, 'sales')
  const choose = async (typed: string, title: string) => {
    const { box, option } = await openPalette(page)
    await box.fill(typed)
    await expect(option(title)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
  }
  await choose('dark theme', 'Dark theme')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const chooser = page.waitForEvent('filechooser')
  await choose('new pdf', 'New order from PDF')
  await (await chooser).setFiles(scan)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Create manually with this file attached' })
    .click()
  await expect(page).toHaveURL(/\/orders\/create$/)
  await expect(page.getByRole('list', { name: 'Chosen files' })).toContainText('ghostscript-scan.pdf')
  await page.goto('/')

  await choose('espanol', 'Language: Español')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Buscar en todo' }).click()
  await page.getByRole('combobox').fill('english')
  await expect(page.getByRole('option', { name: 'Idioma: English' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await choose('sign out', 'Sign out')
  await expect(page).toHaveURL(/\/auth\/sign-in/)
})

test('the shortcut works before the palette’s code is loaded', async ({ page }) => {
  await signIn(page, 'admin')
  const { release } = await delayResponses(page, /\/assets\/later-[^/]*\.js/)
  await page.goto('/orders')
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  release()
  await expect(page.getByRole('dialog', { name: 'Find anything' }).getByRole('combobox')).toBeFocused()
})
