import { beforeEach, describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { companyEndpoints as api } from '#contract/company/company-endpoints.ts'
import type { CompanyPayload } from '#contract/company/company-input.ts'
import { states } from '#contract/lookups/places.ts'
import type { Announcement } from '#server/platform/realtime.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('superadmin')

const stateId = (short: string) => states.find(state => state.short === short)!.id

const general = {
  company_name: 'Cicero Truck Repair',
  address: '4810 W Roosevelt Rd',
  city: 'Cicero',
  state_id: stateId('IL'),
  zip: '60804',
  phone: '(312) 555-0142',
  email: 'Office@Cicero.example',
} satisfies CompanyPayload

const everything = {
  ...general,
  timezone: 'America/Denver',
  phone_name: 'Service desk',
  phone_extension: '12',
  phones: [{ number: '312-555-0143', extension: '3' }, { number: '312-555-0150' }],
  fax: '312 555 0144',
  website: 'www.cicero.example',
  billing_phone: '312 555 0145',
  billing_phone_name: 'Accounts receivable',
  billing_phone_extension: '4',
  billing_phones: [
    { number: '312 555 0146', extension: null },
    { number: '312 555 0151', extension: '9' },
  ],
  billing_email: 'billing@cicero.example',
  billing_payment_details: 'ACH: routing 071000013\nChecks by mail',
  billing_terms: 'Labor is warranted for 90 days.',
  ecommerce_company_name: 'Cicero Parts',
  ecommerce_address: '1 Dock St',
  ecommerce_city: 'Toronto',
  ecommerce_state_id: stateId('ON'),
  ecommerce_zip: 'k1a0b1',
  ecommerce_phone: '416 555 0147',
  ecommerce_phone_name: 'Online orders',
  ecommerce_phone_extension: '5',
  ecommerce_phones: [
    { number: '416 555 0148', extension: '6' },
    { number: '416 555 0152', extension: '8' },
  ],
  ecommerce_email: 'shop@cicero.example',
  ecommerce_fax: '416 555 0149',
  ecommerce_website: 'https://parts.cicero.example/shop',
  sales_tax: 10.25,
  tax_decimals: 2,
  tax_labor: 0,
  tax_inventory: 10.25,
  due_in_days: 30,
  hourly_rate: 145.5,
  first_slot: '07:30',
  working_hours: 9.5,
  price_matrix_id: null,
  cost_basis: 'last',
  min_margin: 12.5,
  discount_max: 10,
} satisfies CompanyPayload

const save = (body: CompanyPayload) => admin.call(api.updateCompany, { body })
beforeEach(() => save(general))

it('stores general, billing and online shop data', {
  tags: ['COMP-002', 'COMP-004', 'COMP-005', 'COMP-006'],
}, async () => {
  expect([api.getCompany, api.updateCompany].map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/v1/company',
    'PUT /api/v1/company',
  ])
  const { data: before } = await admin.call(api.getCompany)
  const { data } = await save(everything)
  expect(data).toEqual({
    ...everything,
    price_matrix_name: null,
    email: 'office@cicero.example',
    phone: '+13125550142',
    phones: [
      { number: '+13125550143', extension: '3' },
      { number: '+13125550150', extension: null },
    ],
    fax: '+13125550144',
    website: 'https://www.cicero.example',
    billing_phone: '+13125550145',
    billing_phones: [
      { number: '+13125550146', extension: null },
      { number: '+13125550151', extension: '9' },
    ],
    ecommerce_zip: 'K1A 0B1',
    ecommerce_phone: '+14165550147',
    ecommerce_phones: [
      { number: '+14165550148', extension: '6' },
      { number: '+14165550152', extension: '8' },
    ],
    ecommerce_fax: '+14165550149',
    logo: null,
    ecommerce_logo: null,
    version: before.version + 1,
  })
  expect((await admin.call(api.getCompany)).data).toEqual(data)
})

it('requires only the general data, with Chicago as default time zone', {
  tags: 'COMP-003',
}, async () => {
  await save(everything)
  const { data } = await save(general)
  const contact = { phone: null, phone_name: '', phone_extension: null, phones: [], email: '' }
  const empty = (block: string, fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [block + name, value]))
  expect(data).toEqual({
    ...general,
    ...empty('', { ...contact, fax: '', website: '', logo: null }),
    phone: '+13125550142',
    email: 'office@cicero.example',
    ...empty('billing_', { ...contact, payment_details: '', terms: '' }),
    ...empty('ecommerce_', { ...contact, company_name: '', address: '', city: '', state_id: null, zip: '' }),
    ...empty('ecommerce_', { fax: '', website: '', logo: null }),
    timezone: 'America/Chicago',
    sales_tax: 0,
    tax_decimals: 1,
    tax_labor: null,
    tax_inventory: null,
    due_in_days: null,
    hourly_rate: null,
    first_slot: '08:00',
    working_hours: 8,
    price_matrix_id: null,
    price_matrix_name: null,
    cost_basis: 'average',
    min_margin: null,
    discount_max: null,
    version: expect.any(Number),
  })
  const fresh = await testShop()
  const owner = await fresh.signIn('superadmin')
  expect((await owner.call(api.getCompany)).data).toMatchObject({
    timezone: 'America/Chicago',
    company_name: '',
  })
})

describe('refuses at its field', () => {
  it.each([
    ['min_margin', 100, 'validate__max'],
    ['min_margin', -1, 'validate__min'],
    ['discount_max', 99.1, 'validate__max'],
    ['discount_max', -1, 'validate__min'],
    ['price_matrix_id', 999, 'price_matrix_not_found'],
    ['company_name', '', 'validate__required'],
    ['company_name', 'x'.repeat(101), 'validate__max-length'],
    ['address', undefined, 'validate__required'],
    ['city', ' ', 'validate__required'],
    ['state_id', null, 'validate__required'],
    ['state_id', 9999, 'validate__not-in-list'],
    ['zip', 'K1A 0B1', 'validate__zip'],
    ['phone', '', 'validate__required'],
    ['phone', '12', 'validate__phone'],
    ['email', 'nobody', 'validate__email'],
    ['timezone', 'Mars/Olympus', 'validate__not-in-list'],
    ['fax', '12', 'validate__phone'],
    ['website', 'no address', 'validate__web-address'],
    ['website', 'javascript://a.b', 'validate__web-address'],
    ['website', 'https://user:pass@a.example', 'validate__web-address'],
    ['billing_email', 'nobody', 'validate__email'],
    ['billing_phone', '+44 20 7946 0000', 'validate__phone'],
    ['billing_terms', 'x'.repeat(2001), 'validate__max-length'],
    ['ecommerce_zip', 'K1A 0B1', 'validate__zip'],
    ['ecommerce_email', 'nobody', 'validate__email'],
    ['sales_tax', 100, 'validate__max'],
    ['sales_tax', 10.25, 'validate__one_decimal'],
    ['tax_labor', 10.25, 'validate__one_decimal'],
    ['tax_inventory', -1, 'validate__min'],
    ['tax_decimals', 4, undefined],
    ['due_in_days', 366, 'validate__max'],
    ['due_in_days', 1.5, undefined],
    ['hourly_rate', 1.005, 'validate__cents'],
    ['first_slot', '25:00', 'validate__time'],
    ['working_hours', 0, 'validate__min'],
    ['working_hours', 24.5, 'validate__max'],
    ['working_hours', 7.75, 'validate__one_decimal'],
  ])('%s of %j', async (field, value, code) => {
    const body = { ...general, ecommerce_state_id: stateId('IL'), [field]: value }
    const { status, errors } = await admin.attempt(api.updateCompany, { body: body as never })
    expect(status).toBe(422)
    expect(errors.map(error => error.source?.parameter)).toEqual([field])
    expect(errors[0]!.title).not.toMatch(/^errors\./)
    if (code) expect(errors[0]!.code).toBe(code)
  })

  it('a rate with more decimals than allowed, among other errors', async () => {
    const rates = { sales_tax: 8.875, tax_labor: 8.875, tax_inventory: 8.75, tax_decimals: 2 } as const
    const { errors } = await admin.attempt(api.updateCompany, { body: { ...general, ...rates, email: '' } })
    expect(errors.map(error => [error.source!.parameter, error.code]).sort()).toEqual([
      ['email', 'validate__required'],
      ['sales_tax', 'validate__cents'],
      ['tax_labor', 'validate__cents'],
    ])
    await save({ ...general, ...rates, tax_decimals: 3 })
  })

  it('more than four phones', async () => {
    const phones = Array.from({ length: 5 }, (_, n) => ({ number: `312-555-014${n}` }))
    const { errors } = await admin.attempt(api.updateCompany, { body: { ...general, phones } })
    expect(errors[0]!.source!.parameter).toBe('phones')
  })
})

it('is read and changed by administrators only', async () => {
  for (const role of ['sales_manager', 'mechanic'] as const) {
    const person = await test.signIn(role)
    expect((await person.attempt(api.getCompany)).status).toBe(403)
    expect((await person.attempt(api.updateCompany, { body: general })).status).toBe(403)
  }
})

it('returns the current settings on a version conflict', async () => {
  const { data } = await admin.call(api.getCompany)
  await save({ ...general, company_name: 'Theirs' })
  const late = await admin.attempt(api.updateCompany, { body: { ...general, version: data.version } })
  expect(late.status).toBe(409)
  expect((late.body as unknown as { data: object }).data).toMatchObject({
    company_name: 'Theirs',
    version: data.version + 1,
  })
})

it('records changes with their user', async () => {
  await save({ ...general, tax_labor: 8.5, phone: '312-555-0199', phone_extension: '7' })
  const { data } = await admin.call(api.listHistory, { params: { id: 1 } })
  expect(data[0]).toMatchObject({
    message: 'Company settings changed',
    user_id: admin.user.id,
    changes: [
      { label: 'Phone', before: '+1 (312) 555-0142', after: '+1 (312) 555-0199 ext. 7' },
      { label: 'Labor tax', before: '—', after: '8.5%' },
    ],
  })
  const before = data.length
  await save({ ...general, tax_labor: 8.5, phone: '312-555-0199', phone_extension: '7' })
  expect((await admin.call(api.listHistory, { params: { id: 1 } })).data).toHaveLength(before)
  expect((await admin.attempt(api.listHistory, { params: { id: 2 } })).status).toBe(404)
})

it('takes effect everywhere: page titles, the day, and open browsers', async () => {
  const configuration = async () => (await test.stranger.call(applicationEndpoints.getAppConfig)).data
  expect(await configuration()).toMatchObject({ brand: 'Cicero Truck Repair', timezone: 'America/Chicago' })
  const announced: Announcement[] = []
  const { announce } = test.shop.realtime
  test.shop.realtime.announce = announcements => announced.push(...announcements)
  await save({ ...general, company_name: 'Denver Truck Repair', timezone: 'America/Denver' })
  test.shop.realtime.announce = announce
  expect(await configuration()).toMatchObject({ brand: 'Denver Truck Repair', timezone: 'America/Denver' })
  expect(announced).toEqual([
    { to: 'company', event: 'record.changed', payload: { kind: 'company', id: 1 }, isForOthers: true },
  ])
})
