import { expect, type Page } from '@playwright/test'
import { apiData, apiRequestsOf, call } from './api-calls.ts'
import { picture } from './picture.ts'
import { choose, declineDraft, nextStep } from './repair-order-actions.ts'
import { notices, signIn, signInAtHome, signInElsewhere } from './shop.ts'
import { test } from './test.ts'

const blocks = {
  General: {
    'Company name': 'Prairie State Truck & Trailer Repair',
    'Street and number': '2180 Mound Rd',
    ZIP: '60435',
    City: 'Joliet',
    Phone: '(815) 555-0140',
    Extension: '1',
    'Phone belongs to': 'Service desk',
    'E-mail': 'service@prairiestate.example',
    Website: 'https://prairiestate.example',
    Fax: '(815) 555-0149',
    'Additional phone': '(815) 555-0141',
  },
  Billing: {
    Phone: '(815) 555-0143',
    Extension: '4',
    'Phone belongs to': 'Accounts receivable',
    'E-mail': 'billing@prairiestate.example',
    'Payment details': /^Checks payable/,
    Terms: /^Payment is due/,
  },
  'Online shop': {
    'Company name': 'Prairie State Parts',
    'Street and number': '2180 Mound Rd, Dock 4',
    ZIP: '60435',
    City: 'Joliet',
    Phone: '(815) 555-0145',
    'Phone belongs to': 'Online orders',
    'E-mail': 'orders@prairiestate.example',
    Website: 'https://parts.prairiestate.example',
  },
}

test('the settings are validated while typing and apply everywhere once saved', {
  tag: ['@COMP-001', '@COMP-002', '@COMP-004', '@COMP-005', '@COMP-006', '@COMP-010'],
}, async ({ page, browser }) => {
  await signInAtHome(page, 'admin')
  const { body } = await call(page, 'GET', '/company')
  const seller = await signInElsewhere(browser, 'sales')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Company settings' }).click()
  await expect(page).toHaveURL(/\/company-settings$/)
  for (const [title, fields] of Object.entries(blocks))
    for (const [label, value] of Object.entries(fields))
      await expect(field(page, title, label)).toHaveValue(value)
  for (const title of ['General', 'Online shop'])
    await expect(block(page, title).getByTitle('Illinois (IL)')).toBeVisible()
  await expect(block(page, 'General').getByTitle(/Central Time - Chicago/)).toBeVisible()

  const requests = apiRequestsOf(page)
  const zip = field(page, 'General', 'ZIP')
  await zip.fill('6043')
  await expect(block(page, 'General').getByText('Enter a ZIP code such as 60601')).toBeVisible()
  await zip.fill('60435')
  await expect(block(page, 'General').getByText('Enter a ZIP code such as 60601')).toHaveCount(0)
  await field(page, 'Online shop', 'Website').fill('no address')
  await expect(page.getByText('Enter a web address such as www.example.com')).toBeVisible()
  await field(page, 'Online shop', 'Website').fill('parts.prairiestate.example')

  const fax = field(page, 'Online shop', 'Fax')
  await fax.fill('8155550146')
  for (const [title, phone] of [
    ['Billing', '8155550147'],
    ['Online shop', '8155550148'],
  ] as const) {
    const further = block(page, title).getByLabel('Additional phone')
    const count = await further.count()
    await block(page, title).getByRole('button', { name: 'Add a phone' }).click()
    await expect(further).toHaveCount(count + 1)
    await further.last().fill(phone)
  }

  // A tax rate has one decimal unless the settings allow more; it is not rounded silently.
  const rate = field(page, 'Orders and taxes', 'Parts tax, %')
  await rate.fill('10.25')
  await expect(
    page.getByText('At most 1 digit after the point. “Digits after the point in taxes” below allows more'),
  ).toBeVisible()
  await expect(rate).toHaveValue('8.5')
  await page.getByRole('combobox', { name: 'Digits after the point in taxes' }).click()
  await page.getByTitle('Two: 10.25').click()
  await rate.fill('10.25')
  await field(page, 'General', 'Company name').fill('Prairie State Fleet Service')
  // However far one has scrolled.
  await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(notices(page)).toContainText('Settings have been saved successfully')
  expect(requests).toContain('PUT /company')
  // Only the changed fields differ.
  const added = (number: string) => ({ number, extension: null })
  expect((await call(page, 'GET', '/company')).body.data).toEqual({
    ...body.data,
    company_name: 'Prairie State Fleet Service',
    tax_decimals: 2,
    tax_inventory: 10.25,
    billing_phones: [...body.data.billing_phones, added('+18155550147')],
    ecommerce_phones: [...body.data.ecommerce_phones, added('+18155550148')],
    ecommerce_fax: '+18155550146',
    version: body.data.version + 1,
  })
  await expect(field(page, 'Online shop', 'Website')).toHaveValue('https://parts.prairiestate.example')
  for (const person of [page, seller]) {
    await expect(person.getByRole('contentinfo')).toContainText('Prairie State Fleet Service')
    await expect(person).toHaveTitle(/Prairie State Fleet Service$/)
  }
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Company settings changed').first()).toBeVisible()
  await expect(page.getByText('Prairie State Fleet Service').first()).toBeVisible()

  await seller.goto('/orders/create')
  await declineDraft(seller)
  await choose(seller, 'Vehicle', 'Freightliner')
  await nextStep(seller)
  await expect(seller.getByLabel('Parts tax, %')).toHaveValue(/^(10\.25|0)$/)
  await expect(seller.getByRole('textbox', { name: 'Hourly rate' })).toHaveValue('145.00')
  await expect(seller.getByLabel('Due date')).not.toBeEmpty()
  await seller.getByLabel('Labor tax, %').fill('1.255')
  await expect(
    seller.getByText('At most 2 digits after the point. Company settings allow more'),
  ).toBeVisible()
  await seller.context().close()
  const { status } = await call(page, 'PUT', '/company', { ...body.data, version: undefined })
  expect(status).toBe(200)
})

test('each logo is validated before the upload, shown, replaced and deleted', {
  tag: ['@COMP-007', '@COMP-008', '@COMP-009'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  await page.goto('/company-settings')
  const sent: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('logo') && request.method() !== 'GET') sent.push(`${request.method()} ${pathname}`)
  })
  for (const [title, path] of [
    ['Logo', '/api/v1/company/logo'],
    ['Online shop logo', '/api/v1/company/ecommerce-logo'],
  ] as const) {
    const logo = block(page, title)
    const chooser = logo.locator('input[type=file]')
    await expect(logo.getByRole('img', { name: title })).toBeVisible()
    await chooser.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(notices(page).last()).toContainText('one of the following extensions: jpg, jpeg, png')
    await chooser.setInputFiles(await picture('logo.png', 60, 60))
    await expect(notices(page).last()).toContainText('each side must be at least 100 pixels')
    expect(sent).toEqual([])

    const before = await logo.getByRole('img', { name: title }).getAttribute('src')
    await chooser.setInputFiles(await picture('logo.png', 200, 200))
    await expect(logo.getByRole('img', { name: title })).not.toHaveAttribute('src', before!)
    await logo.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(logo.getByText('No logo yet')).toBeVisible()
    expect(sent.splice(0)).toEqual([`POST ${path}`, `DELETE ${path}`])
  }
})

test('an exempt customer is charged no tax unless the user decides otherwise', async ({ page }) => {
  await signIn(page, 'admin')
  const owner = await apiData<{ id: number }>(page, 'POST', '/customers', {
    first_name: 'Nora',
    last_name: 'Exempt',
    company_name: 'Will County Schools',
    phone: '815-555-0176',
  })
  const vin = `EXEMPT${Date.now()}`.slice(0, 17).replace(/[IOQ]/g, '0')
  const vehicle = { vin, make: 'Blue Bird', model: 'Vision', year: 2020, type: 10, gvwr: 30_000 }
  await apiData(page, 'POST', '/trucks', {
    ...vehicle,
    unit_number: 'BUS-77',
    license_plate: 'M 771',
    owner_id: owner.id,
  })
  await page.goto(`/customers/${owner.id}`)
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Tax exemption' }) })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'st-5.txt', mimeType: 'text/plain', buffer: Buffer.from('Exempt') })
  await expect(page.getByRole('main').getByText('Under review')).toBeVisible()
  await apiData(page, 'POST', `/customers/${owner.id}/tax-exemption/accepted`, {
    date_active_to: '2030-06-30',
  })

  await page.goto('/orders/create')
  await declineDraft(page)
  await choose(page, 'Vehicle', 'BUS-77')
  await expect(page.getByText(/Tax exempt until/)).toContainText('06/30/2030')
  await nextStep(page)
  const note = page.getByRole('status').filter({ hasText: 'Will County Schools is tax exempt' })
  await expect(note).toContainText('06/30/2030')
  const rates = [page.getByLabel('Labor tax, %'), page.getByLabel('Parts tax, %')] as const
  for (const rate of rates) await expect(rate).toHaveValue('0')
  await page.getByRole('button', { name: 'Charge tax all the same' }).click()
  await expect(rates[1]).toHaveValue('8.5')
  await expect(note).toContainText('is charged tax')
  await page.getByRole('button', { name: 'Charge no tax' }).click()
  await expect(rates[1]).toHaveValue('0')

  // Another customer's vehicle restores the shop's rates.
  await page.getByRole('button', { name: 'Edit step: Vehicle' }).click()
  await choose(page, 'Vehicle', 'Freightliner')
  await nextStep(page)
  await expect(note).toHaveCount(0)
  await expect(rates[1]).toHaveValue('8.5')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
})

const block = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })

const field = (page: Page, title: string, label: string) =>
  block(page, title).getByLabel(label, { exact: true }).first()
