import { expect, type Page } from '@playwright/test'
import type { z } from 'zod'
import { applicationEndpoints } from '../contract/src/application/application-endpoints.ts'
import { categoryEndpoints } from '../contract/src/catalogue/category.ts'
import { featureEndpoints } from '../contract/src/catalogue/feature.ts'
import { featureValueEndpoints } from '../contract/src/catalogue/feature-value.ts'
import { customerEndpoints } from '../contract/src/customers/customer-endpoints.ts'
import { lookupEndpoints as lookups } from '../contract/src/lookups/lookup-endpoints.ts'
import { partEndpoints } from '../contract/src/parts/part-endpoints.ts'
import { profileEndpoints } from '../contract/src/profile/profile-endpoints.ts'
import { repairOrderEndpoints } from '../contract/src/repair-orders/repair-order-endpoints.ts'
import { apiPrefix, type Endpoint, fillPath } from '../contract/src/shared/endpoint.ts'
import { shopTagEndpoints, tagEndpoints } from '../contract/src/tags/tag-endpoints.ts'
import { typeOfWorkEndpoints } from '../contract/src/types-of-work/type-of-work-endpoints.ts'
import { userEndpoints } from '../contract/src/users/user-endpoints.ts'
import {
  trailerEndpoints,
  truckEndpoints,
  vehicleEndpoints,
} from '../contract/src/vehicles/vehicle-endpoints.ts'
import { call } from './browser-calls.ts'
import { signIn } from './shop.ts'
import { test } from './test.ts'

// What the browser is answered, read by the schemas that the pages read it by.

test('lists to choose from come all at once and each by its own call', {
  tag: [
    '@LOOK-001',
    '@LOOK-002',
    '@LOOK-003',
    '@LOOK-004',
    '@LOOK-005',
    '@LOOK-006',
    '@LOOK-008',
    '@LOOK-009',
    '@LOOK-010',
    '@LOOK-011',
    '@LOOK-012',
    '@LOOK-018',
    '@LOOK-019',
    '@LOOK-029',
    '@PLAT-001',
    '@USER-004',
  ],
}, async ({ page }) => {
  await signIn(page, 'superadmin')
  const { data: all } = await read(page, lookups.getCommonInfo)
  const own = {
    package_types: lookups.listPackageTypes,
    roles: lookups.listRoles,
    languages: lookups.listLanguages,
    activity_statuses: lookups.listActivityStatuses,
    contact_types: lookups.listContactTypes,
    order_statuses: lookups.listOrderStatuses,
    bill_statuses: lookups.listBillStatuses,
    pay_statuses: lookups.listPayStatuses,
    overdue_statuses: lookups.listOverdueStatuses,
    states: lookups.listStates,
    countries: lookups.listCountries,
    timezones: lookups.listTimeZones,
    drivers: lookups.listDrivers,
    review_statuses: lookups.listReviewStatuses,
    payment_methods: lookups.listPaymentMethods,
    vehicle_types: lookups.listVehicleTypes,
    damage_codes: lookups.listDamageCodes,
    ticket_statuses: lookups.listTicketStatuses,
    expense_types: lookups.listExpenseTypes,
    payroll_bonus_types: lookups.listPayrollBonusTypes,
  } as const
  for (const [name, endpoint] of Object.entries(own))
    expect((await read(page, endpoint)).data, name).toEqual(all[name as keyof typeof own])
  const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)
  expect(keysOf(all.package_types)).toContain('pallet')
  expect(all.roles.map(({ id, name }) => [id, name])).toEqual([
    [1, 'superadmin'],
    [2, 'admin'],
    [3, 'mechanic'],
    [4, 'sales_manager'],
  ])
  for (const { color } of [...all.roles, ...all.ticket_statuses])
    expect(color).toMatch(/^#[\da-f]{6}$|^[a-z]+$/)
  expect(all.ticket_statuses.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  expect(all.languages.map(({ slug }) => slug).sort()).toEqual(['en', 'es', 'ru', 'uk'])
  expect(keysOf(all.review_statuses)).toEqual(['reviewed', 'not_reviewed'])
  expect(keysOf(all.payment_methods)).toContain('money_order')
  expect(all.countries.map(({ name }) => name)).toEqual(['USA', 'Canada'])
  expect(new Set(all.states.map(state => state.country_code))).toEqual(new Set(['us', 'ca']))
  expect(all.timezones.map(({ timezone }) => timezone)).toContain('America/Chicago')
  expect(all.vehicle_types).toHaveLength(12)
  expect(all.damage_codes.length).toBeGreaterThan(0)
})

test('lookups answer a search that is long enough, and say what is too short', {
  tag: [
    '@LOOK-015',
    '@LOOK-016',
    '@LOOK-017',
    '@LOOK-020',
    '@LOOK-021',
    '@LOOK-023',
    '@LOOK-024',
    '@LOOK-025',
    '@LOOK-026',
  ],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const names = async (endpoint: Endpoint, query: object) =>
    ((await read(page, endpoint, { query })) as { data: { name: string }[] }).data.map(({ name }) => name)
  const wrong = async (endpoint: Endpoint, query: object) => {
    const { status, body } = await ask(page, endpoint, { query })
    expect([status, body.errors?.length]).toEqual([422, 1])
  }
  expect(await names(lookups.searchVehicleMakes, { s: 'fr' })).toContain('Freightliner')
  await wrong(lookups.searchVehicleMakes, { s: 'f' })
  expect(await names(lookups.searchVehicleModels, { make_name: 'Freightliner' })).toContain('Cascadia')
  expect(await names(lookups.searchVehicleModels, { s: 'cas' })).toContain('Cascadia')
  await wrong(lookups.searchVehicleModels, { s: 'c' })
  expect(await names(lookups.searchCities, { search: 'springf' })).toContain('Springfield')
  expect(await names(lookups.searchCities, { zip: '62701' })).toEqual(['Springfield'])
  await wrong(lookups.searchCities, { search: 'sp' })
  await wrong(lookups.searchCities, { zip: '6' })
  const { data: customers } = await read(page, customerEndpoints.listCustomers, { query: { per_page: 72 } })
  const company = customers.map(({ company_name }) => company_name).find(name => name && name.length > 5)!
  const company_name = company.slice(0, 5)
  expect(await names(lookups.searchCompanyNames, { company_name })).toContain(company)
  await wrong(lookups.searchCompanyNames, { company_name: company.slice(0, 2) })
  const { data: decoded } = await read(page, lookups.decodeVin, { query: { vin: '1FUJGLDR6CSBM1234' } })
  expect(decoded).toMatchObject({ make: 'Freightliner', model: 'Cascadia', year: 2012, type_id: 1 })
})

test('expense types and payroll bonus types are added, renamed and dropped', {
  tag: ['@LOOK-013', '@LOOK-014', '@LOOK-022'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  for (const [list, name] of [
    [lookups.listExpenseTypes, 'expense_types'],
    [lookups.listPayrollBonusTypes, 'payroll_bonus_types'],
  ] as const) {
    const path = list.path.replace(apiPrefix, '')
    const title = `Welding gas ${Date.now()}`
    const { id } = (await call(page, 'POST', path, { title })).body.data
    expect((await call(page, 'PUT', `${path}/${id}`, { title: `${title}!` })).status).toBe(200)
    const { data } = await read(page, lookups.getDictionaries)
    expect(data[name]).toContainEqual(expect.objectContaining({ id, title: `${title}!`, default: false }))
    expect((await call(page, 'DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await read(page, list)).data.map(entry => entry.id)).not.toContain(id)
  }
})

/** Of each record what its row of the requirements names; `a.b` is a field of a part of it, or of each if it is a list. */
const records: readonly {
  what: string
  tag: string[]
  of: (page: Page, parts: readonly string[]) => Promise<unknown>
  fields: string
}[] = [
  {
    what: 'a repair order',
    tag: ['@RO-008', '@RO-009', '@CONST-013'],
    of: (page, parts) =>
      first(page, repairOrderEndpoints.listRepairOrders, repairOrderEndpoints.getRepairOrder, parts, {
        payment_status: 'paid',
      }),
    fields: `id order_number vehicle.vehicle_form customer mechanic discount tax_labor tax_inventory implementation_date
      due_date notes status payment_status typeOfWork.name total_amount status_changed_at attachments comments_count
      is_overdue overdue_days is_prices_changed billed_at paid_at`,
  },
  {
    what: 'a type of work',
    tag: ['@TOW-008'],
    of: (page, parts) =>
      first(page, typeOfWorkEndpoints.listTypesOfWork, typeOfWorkEndpoints.getTypeOfWork, parts),
    fields:
      'id name duration hourly_rate estimated_amount inventories.id inventories.inventory_id inventories.name inventories.stock_number inventories.quantity inventories.price',
  },
  {
    what: 'a customer',
    tag: ['@CUST-005', '@CUST-008', '@CUST-009'],
    of: (page, parts) => first(page, customerEndpoints.listCustomers, customerEndpoints.getCustomer, parts),
    fields: `id first_name last_name email phone phone_extension phones company_name notes type tags trucks trailers
      attachments sales_manager comments_count addresses.address addresses.city addresses.state addresses.zip
      addresses.is_default addresses.from_ecomm addresses.first_name addresses.last_name addresses.company_name
      addresses.phone addresses.customer_id taxExemption.status taxExemption.date_active_to hasRelatedTrucks
      hasRelatedTrailers hasRelatedPartOrders`,
  },
  {
    what: 'a truck',
    tag: ['@VEH-006'],
    of: (page, parts) => first(page, truckEndpoints.listVehicles, truckEndpoints.getVehicle, parts),
    fields: `id vin unit_number make model year type color license_plate temporary_plate owner_id owner.id
      owner.first_name owner.last_name owner.phone owner.phone_extension owner.email owner_name company_name driver
      notes tags gvwr attachments comments_count hasRelatedOpenOrders hasRelatedDeletedOrders`,
  },
  {
    what: 'a person of the staff',
    tag: ['@USER-006'],
    of: (page, parts) => first(page, userEndpoints.listUsers, userEndpoints.getUser, parts),
    fields: `id full_name first_name last_name email phone phone_extension phones status role.id role.name last_login
      deleted_at hasRelatedOpenOrders hasRelatedDeletedOrders`,
  },
  {
    what: 'a category',
    tag: ['@CAT-007'],
    of: page => read(page, categoryEndpoints.getCategory, { params: { id: 1 } }).then(({ data }) => data),
    fields: `id name slug google_product_category desc parent_id position display_menu menu_image mobile_image
      header_image seo.h1 seo.title seo.desc seo.keywords seo.text seo.image children hasRelatedEntities
      hasChildrenRelatedEntities`,
  },
  {
    what: 'a specification',
    tag: ['@SPEC-004'],
    of: (page, parts) => first(page, featureEndpoints.list, featureEndpoints.get, parts),
    fields: 'id name slug type position multiple active values.id values.name',
  },
  {
    what: 'a value of a specification',
    tag: ['@SPEC-005'],
    of: (page, parts) => first(page, featureValueEndpoints.list, featureValueEndpoints.get, parts),
    fields: 'id name slug feature_id',
  },
  {
    what: 'the own profile',
    tag: ['@PROF-002', '@PLAT-028'],
    of: page => read(page, profileEndpoints.getProfile).then(({ data }) => data),
    fields: `id full_name first_name last_name email phone phone_extension phones role.id role.name photo language
      permissions`,
  },
  {
    what: 'a change of the own e-mail address',
    tag: ['@PROF-009'],
    of: async page => {
      await call(page, 'POST', '/profile/change-email', { new_email: 'later@rigbay.test' })
      const { data } = await read(page, profileEndpoints.getEmailChange)
      await call(page, 'DELETE', `/profile/change-email/${data!.id}`)
      return data
    },
    fields: `id new_email new_email_confirmed user.id user.full_name user.email user.phone user.phone_extension
      user.role_id`,
  },
  {
    what: 'a movement of a part',
    tag: ['@PART-059'],
    of: async page => {
      const part = (await first(page, partEndpoints.listParts, partEndpoints.getPart)) as { id: number }
      const { data } = await read(page, partEndpoints.listTransactions, { params: { id: part.id } })
      return data[0]
    },
    fields: `id operation_type quantity price cost invoice_number inventory_id order_id order_type comment date`,
  },
]

for (const { what, tag, of, fields } of records)
  test(`the browser is answered ${what} with all its fields`, { tag }, async ({ page }) => {
    await signIn(page, 'superadmin')
    const named = fields.split(/\s+/).map(field => field.split('.') as [string, string?])
    const parts = named.filter(([, inner]) => inner).map(([name]) => name)
    const record = (await of(page, parts)) as Record<string, unknown>
    for (const [name, inner] of named) {
      expect(record).toHaveProperty(name)
      if (inner) for (const one of [record[name]].flat()) expect(one, name).toHaveProperty(inner)
    }
    for (const [name, value] of Object.entries(record)) {
      if (name === 'id' || name.endsWith('_id'))
        expect([typeof value, name]).toEqual([value === null ? 'object' : 'number', name])
      // Seconds, and no milliseconds.
      if (/_at$/.test(name) && value !== null && name !== 'created_at_formatted')
        expect([Number.isInteger(value), Number(value) < 1e11, name]).toEqual([true, true, name])
    }
  })

test('lists are narrowed by the values that their fields have, and by no others', {
  tag: ['@CUST-006', '@CUST-010', '@PART-058', '@PART-060', '@RO-023', '@RO-050', '@VEH-007'],
}, async ({ page }) => {
  await signIn(page, 'superadmin')
  const rows = async (endpoint: Endpoint, query: object, params?: Record<string, number>) =>
    ((await read(page, endpoint, { query, ...(params ? { params } : {}) })) as { data: Row[] }).data
  const wrong = async (endpoint: Endpoint, query: object, params?: Record<string, number>) =>
    expect((await ask(page, endpoint, { query, ...(params ? { params } : {}) })).status).toBe(422)
  const orders = repairOrderEndpoints.listRepairOrders
  for (const status of ['new', 'in_process', 'finished', 'deleted'])
    expect(new Set((await rows(orders, { status })).map(row => row.status))).toEqual(new Set([status]))
  for (const status of ['offers', 'assigned', 'pickedup', 'delivered'])
    expect(await rows(orders, { status })).toEqual([])
  await wrong(orders, { status: 'gone' })
  const overdue = async (payment_status: string) =>
    new Set((await rows(orders, { payment_status })).map(row => row.is_overdue))
  expect([await overdue('overdue'), await overdue('not_overdue')]).toEqual([
    new Set([true]),
    new Set([false]),
  ])
  for (const payment_status of ['paid', 'not_paid', 'billed', 'not_billed', 'refunded'])
    await rows(orders, { payment_status })
  await wrong(orders, { payment_status: 'gone' })

  const { data: all } = await read(page, orders, { query: { per_page: 72 } })
  expect(new Set(all.map(({ vehicle }) => vehicle.vehicle_form))).toEqual(new Set(['truck', 'trailer']))

  const customers = customerEndpoints.listCustomers
  for (const type of ['bs', 'ecomm'])
    expect(new Set((await rows(customers, { type })).map(row => row.type))).toEqual(new Set([type]))
  await wrong(customers, { type: 'gone' })
  const exemptions = ['NOT_SEND', 'UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED']
  for (const { id } of await rows(customers, {})) {
    const { data } = await read(page, customerEndpoints.getCustomer, { params: { id } })
    expect(exemptions).toContain(data.taxExemption?.status ?? 'NOT_SEND')
  }
  for (const [{ listVehicles, getVehicle }, kind] of [
    [truckEndpoints, 'truck'],
    [trailerEndpoints, 'trailer'],
  ] as const) {
    const [vehicle] = await rows(listVehicles, {})
    const { data } = await read(page, getVehicle, { params: { id: vehicle!.id } })
    expect(data.kind).toBe(kind)
  }

  const parts = partEndpoints.listParts
  for (const status of ['in_stock', 'out_of_stock'])
    expect(new Set((await rows(parts, { status })).map(row => row.status))).toEqual(new Set([status]))
  await wrong(parts, { status: 'gone' })
  const { data: records } = await read(page, lookups.listActivityStatuses)
  expect(records.map(({ key }) => key)).toEqual(['active', 'inactive', 'pending'])

  const [part] = await rows(parts, { search: 'brake', status: 'in_stock' })
  const { data: whole } = await read(page, partEndpoints.getPart, { params: { id: part!.id } })
  const movements = (query: object) => rows(partEndpoints.listTransactions, query, { id: part!.id })
  const moved = await movements({})
  expect(moved.length).toBeGreaterThan(0)
  for (const { operation_type: type } of moved)
    for (const row of await movements({ transaction_type: type })) expect(row.operation_type).toBe(type)
  await wrong(partEndpoints.listTransactions, { transaction_type: 'gone' }, { id: part!.id })
  const { date } = moved[0]!
  for (const row of await movements({ date_from: date, date_to: date })) expect(row.date).toBe(date)
  expect(await movements({ date_to: '2000-01-01' })).toEqual([])
  expect(await movements({ q: 'no such text' })).toEqual([])
  expect(await movements({ category_id: whole.category_id })).toEqual(moved)
  expect(await movements({ category_id: whole.category_id + 999_999 })).toEqual([])
  expect(await movements({ supplier_id: whole.supplier_id ?? 999_999 })).toEqual(
    whole.supplier_id ? moved : [],
  )
})

test('values of a specification come ten a page, of one specification', { tag: '@SPEC-007' }, async ({
  page,
}) => {
  await signIn(page, 'admin')
  const name = `Length ${Date.now()}`
  const slug = name.toLowerCase().replace(' ', '-')
  const { id } = (await call(page, 'POST', '/features', { name, slug })).body.data
  for (let count = 1; count <= 11; count++)
    await call(page, 'POST', '/feature-values', { name: `${count} in`, slug: `${count}-in`, feature_id: id })
  const asked = { query: { feature_id: id } }
  const { data, meta } = await read(page, featureValueEndpoints.list, asked)
  expect([data.length, meta.total]).toEqual([10, 11])
  expect(new Set(data.map(value => value.feature_id))).toEqual(new Set([id]))
  await page.goto(`/specifications/${id}`)
  await expect(page.getByText('1 in', { exact: true })).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.getByText('9 in', { exact: true })).toBeVisible()
})

test('short lists and pages of them go on without what was chosen', {
  tag: ['@PART-064', '@PART-065', '@PART-066', '@RO-019', '@USER-018'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  const by = { query: { search: 'brake' } }
  const { data: some, meta } = await read(page, partEndpoints.shortListPartsByPage, by)
  expect(meta.last_page).toBeGreaterThanOrEqual(1)
  const [chosen] = some
  const without = { query: { search: 'brake', 'without_ids[0]': chosen!.id } }
  const { data: others } = await read(page, partEndpoints.shortListPartsByPage, without)
  expect(others.map(({ id }) => id)).not.toContain(chosen!.id)
  const { data: same } = await read(page, partEndpoints.shortListParts, { query: { id: chosen!.id } })
  expect(same.map(({ id }) => id)).toEqual([chosen!.id])
  expect((await read(page, partEndpoints.shortListParts, by)).data.length).toBeGreaterThan(0)
  expect((await read(page, partEndpoints.listPartPaymentMethods)).data.map(({ key }) => key)).toContain(
    'cash',
  )
  const [truck] = (await read(page, truckEndpoints.listVehicles)).data
  const byVin = { query: { search: truck!.vin } }
  const { data: vehicles } = await read(page, vehicleEndpoints.shortListVehicles, byVin)
  expect(vehicles.map(({ id }) => id)).toEqual([truck!.id])
  const mechanics = { query: { 'roles[0]': 'mechanic', 'statuses[0]': 'active', search: 'a' } }
  const { data: people } = await read(page, userEndpoints.listUsersShort, mechanics)
  expect(people.length).toBeGreaterThan(0)
  const [person] = people
  const { data: known } = await read(page, userEndpoints.listUsersShort, { query: { id: person!.id } })
  expect(known.map(({ id }) => id)).toEqual([person!.id])
})

test('tags have a second set of paths, texts a call of their own, channels theirs', {
  tag: ['@PLAT-005', '@PLAT-010', '@PLAT-011', '@TAG-012'],
}, async ({ page }) => {
  await signIn(page, 'admin')
  expect(shopTagEndpoints.list.path).toBe(`${apiPrefix}/shop-management/tags`)
  expect(await read(page, shopTagEndpoints.list)).toEqual(await read(page, tagEndpoints.list))
  const { data: english } = await read(page, applicationEndpoints.listContentBlocks, {
    query: { lang: 'en' },
  })
  const { data: spanish } = await read(page, applicationEndpoints.listContentBlocks, {
    query: { lang: 'es' },
  })
  expect(spanish.map(({ slug }) => slug)).toEqual(english.map(({ slug }) => slug))
  expect(spanish).not.toEqual(english)
  const { data: channels } = await read(page, applicationEndpoints.listBroadcastChannels)
  expect(channels.map(({ name }) => name.replace(/\d+$/, ''))).toEqual(['private-company.', 'private-user.'])
  const body = { socket_id: '1.1', channel_name: channels[1]!.name }
  expect((await call(page, 'POST', '/broadcasting/auth', body)).body.data.auth).toMatch(/\S/)
  const other = { ...body, channel_name: 'private-user.999999' }
  expect((await call(page, 'POST', '/broadcasting/auth', other)).status).toBe(403)
})

test('trucks and trailers have calls of their own for one, comments and history by days', {
  tag: '@VEH-021',
}, async ({ page }) => {
  await signIn(page, 'admin')
  for (const endpoints of [truckEndpoints, trailerEndpoints]) {
    const { data: rows } = await read(page, endpoints.listVehicles)
    const params = { id: rows[0]!.id }
    const { data: brief } = await read(page, endpoints.listHistory, { params })
    const range = (from: string, to: string) => ({ params, query: { dates_range: `${from} - ${to}` } })
    const { data: whole } = await read(page, endpoints.listFullHistory, range('2000-01-01', '2100-01-01'))
    expect(whole.slice(0, brief.length).map(({ id }) => id)).toEqual(
      brief.map(({ id }) => id).slice(0, whole.length),
    )
    expect((await read(page, endpoints.listFullHistory, range('2000-01-01', '2000-01-02'))).data).toEqual([])
  }
})

/** What is looked at of the rows of different lists. */
type Row = { id: number; is_overdue: boolean } & Record<'status' | 'type' | 'operation_type' | 'date', string>

interface Asked {
  params?: Record<string, number>
  query?: object
}

type Answered<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : never

const ask = (page: Page, { method, path }: Endpoint, { params, query }: Asked = {}) =>
  call(
    page,
    method,
    fillPath(path, params).replace(apiPrefix, '') +
      (query ? `?${new URLSearchParams(query as Record<string, string>)}` : ''),
  )

/** Fails over an answer that does not fit, as the pages do. */
async function read<const E extends Endpoint>(page: Page, endpoint: E, asked?: Asked): Promise<Answered<E>> {
  const { status, body } = await ask(page, endpoint, asked)
  expect(status, endpoint.path).toBe(200)
  return (endpoint.response as z.ZodType).parse(body) as Answered<E>
}

/** The first record of a list that has these parts, by its own call. */
async function first(
  page: Page,
  list: Endpoint,
  get: Endpoint,
  parts: readonly string[] = [],
  query: object = {},
): Promise<unknown> {
  const { data: rows } = (await read(page, list, { query })) as { data: { id: number }[] }
  for (const { id } of rows) {
    const { data } = (await read(page, get, { params: { id } })) as { data: Record<string, unknown> }
    if (parts.every(name => [data[name]].flat().length > 0 && data[name] !== null)) return data
  }
  throw new Error(`No record of ${list.path} has ${parts.join(' and ')}`)
}
