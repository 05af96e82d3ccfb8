import { describe, expect, it } from 'vitest'
import { lookupEndpoints as lookups } from '#contract/lookups/lookup-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'

const shop = await testShop()
const admin = await shop.signIn('admin')
const mechanic = await shop.signIn('mechanic')

describe('common info', () => {
  it('returns every list in one call, the same as by single calls', { tags: 'LOOK-001' }, async () => {
    const { data } = await mechanic.call(lookups.getCommonInfo)
    const single = {
      package_types: lookups.listPackageTypes,
      delivery_methods: lookups.listDeliveryMethods,
      roles: lookups.listRoles,
      languages: lookups.listLanguages,
      activity_statuses: lookups.listActivityStatuses,
      countries: lookups.listCountries,
      states: lookups.listStates,
      contact_types: lookups.listContactTypes,
      timezones: lookups.listTimeZones,
      drivers: lookups.listDrivers,
      review_statuses: lookups.listReviewStatuses,
      payment_methods: lookups.listPaymentMethods,
      vehicle_types: lookups.listVehicleTypes,
      damage_codes: lookups.listDamageCodes,
      order_statuses: lookups.listOrderStatuses,
      bill_statuses: lookups.listBillStatuses,
      pay_statuses: lookups.listPayStatuses,
      overdue_statuses: lookups.listOverdueStatuses,
      ticket_statuses: lookups.listTicketStatuses,
      expense_types: lookups.listExpenseTypes,
      payroll_bonus_types: lookups.listPayrollBonusTypes,
    }
    expect(Object.keys(data).sort()).toEqual(Object.keys(single).sort())
    for (const [name, endpoint] of Object.entries(single)) {
      const list = await mechanic.call(endpoint)
      expect(list.data, name).toEqual(data[name as keyof typeof data])
    }
  })

  it('needs a signed-in user', async () => {
    const { status } = await shop.stranger.attempt(lookups.getCommonInfo)
    expect(status).toBe(401)
  })

  it("returns titles in the caller's language", async () => {
    const { data } = await mechanic.call(lookups.getCommonInfo, {}, { language: 'uk' })
    expect(data.package_types).toContainEqual({ key: 'envelope', title: 'Конверт' })
    expect(data.expense_types.map(type => type.title)).toContain('Пальне')
  })

  it('has all titles in every language', async () => {
    for (const language of ['en', 'ru', 'es', 'uk']) {
      const { data } = await mechanic.call(lookups.getCommonInfo, {}, { language })
      expect(JSON.stringify(data)).not.toContain('lookups.')
    }
  })

  it('lists package types, roles with colours and languages', {
    tags: ['LOOK-002', 'LOOK-003', 'LOOK-004', 'PLAT-001', 'USER-004', 'USER-005'],
  }, async () => {
    const { data } = await mechanic.call(lookups.getCommonInfo)
    expect(data.package_types).toEqual([
      { key: 'carrier_box', title: 'Carrier box' },
      { key: 'customer_packaging', title: 'Customer packaging' },
      { key: 'pallet', title: 'Pallet' },
      { key: 'tube', title: 'Tube' },
      { key: 'envelope', title: 'Envelope' },
    ])
    expect(data.roles.map(({ id, name, color }) => [id, name, color])).toEqual([
      [1, 'superadmin', '#00b67b'],
      [2, 'admin', '#de1274'],
      [3, 'mechanic', '#9f1ceb'],
      [4, 'sales_manager', '#ffc107'],
    ])
    expect(data.languages).toEqual([
      { id: 1, name: 'English', slug: 'en', default: true },
      { id: 2, name: 'Русский', slug: 'ru', default: false },
      { id: 3, name: 'Español', slug: 'es', default: false },
      { id: 4, name: 'Українська', slug: 'uk', default: false },
    ])
  })

  it('lists every status, including legacy order statuses', {
    tags: ['LOOK-005', 'LOOK-010', 'LOOK-019', 'RO-023', 'RO-051'],
  }, async () => {
    const { data } = await mechanic.call(lookups.getCommonInfo)
    const keys = (list: { key: string }[]) => list.map(({ key }) => key)
    expect(keys(data.activity_statuses)).toEqual(['active', 'inactive', 'pending'])
    expect(keys(data.order_statuses)).toEqual(
      expect.arrayContaining(['new', 'deleted', 'offers', 'assigned', 'pickedup', 'delivered']),
    )
    expect(data.contact_types.length).toBeGreaterThan(0)
    expect(keys(data.bill_statuses)).toEqual(['billed', 'not_billed'])
    expect(keys(data.pay_statuses)).toEqual(['paid', 'not_paid'])
    expect(keys(data.overdue_statuses)).toEqual(['overdue', 'not_overdue'])
    expect(data.review_statuses).toEqual([
      { key: 'reviewed', title: 'Reviewed' },
      { key: 'not_reviewed', title: 'Not reviewed' },
    ])
    expect(data.ticket_statuses.map(({ id, color }) => [id, color])).toEqual([
      [1, 'red'],
      [2, 'teal'],
      [3, 'green'],
      [4, 'black'],
    ])
  })

  it('lists states, countries, vehicle types, drivers and damage codes', {
    tags: ['LOOK-006', 'LOOK-009', 'LOOK-012', 'LOOK-018', 'LOOK-029'],
  }, async () => {
    const { data } = await mechanic.call(lookups.getCommonInfo)
    expect(data.states).toContainEqual({
      id: 14,
      name: 'Illinois',
      status: true,
      short: 'IL',
      country_code: 'us',
    })
    const ontario = { id: 69, name: 'Ontario', status: true, short: 'ON', country_code: 'ca' }
    expect(data.states).toContainEqual(ontario)
    expect(data.countries.map(country => country.name)).toEqual(['USA', 'Canada'])
    expect(data.vehicle_types[0]).toEqual({ id: 1, name: 'Semi/Tractor' })
    expect(data.vehicle_types).toHaveLength(12)
    expect(data.drivers).toEqual([])
    expect(data.damage_codes).toContainEqual({ id: 6, code: 'D', title: 'Dented' })
  })

  it('has time zones with the current offset in the title', { tags: 'LOOK-008' }, async () => {
    const chicago = async () => {
      const { data } = await mechanic.call(lookups.listTimeZones)
      return data.find(zone => zone.timezone === 'America/Chicago')!.title
    }
    expect(await chicago()).toBe('(UTC-06:00) Central Time - Chicago')
    // Half an hour before clocks go back.
    shop.clock.set('2026-11-01T06:30:00Z')
    expect(await chicago()).toBe('(UTC-05:00) Central Time - Chicago')
    shop.clock.set('2026-11-21T15:00:00Z')
  })

  it('lists the time zones of the United States, Canada and Mexico from west to east, with unique titles', {
    tags: 'LOOK-008',
  }, async () => {
    const { data } = await mechanic.call(lookups.listTimeZones)
    const titles = data.map(zone => zone.title)
    expect(new Set(titles).size).toBe(titles.length)
    const offsets = titles.map(title => Number(/^\(UTC([+-]\d\d):\d\d\)/.exec(title)?.[1]))
    expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
    const ours = ['Pacific/Honolulu', 'America/Denver', 'America/Mexico_City', 'America/Toronto']
    const found = data.filter(zone => ours.includes(zone.timezone))
    expect(found).toEqual([
      { timezone: 'Pacific/Honolulu', title: '(UTC-10:00) Hawaii-Aleutian Time - Honolulu' },
      { timezone: 'America/Denver', title: '(UTC-07:00) Mountain Time - Denver' },
      { timezone: 'America/Mexico_City', title: '(UTC-06:00) Central Time - Mexico City' },
      { timezone: 'America/Toronto', title: '(UTC-05:00) Eastern Time - Toronto' },
    ])
  })

  it('lists every payment method', { tags: 'LOOK-011' }, async () => {
    const { data } = await mechanic.call(lookups.listPaymentMethods)
    expect(data).toEqual([
      { key: 'cash', title: 'Cash' },
      { key: 'check', title: 'Check' },
      { key: 'money_order', title: 'Money order' },
      { key: 'credit_card', title: 'Credit card' },
      { key: 'ach', title: 'ACH' },
      { key: 'wire', title: 'Wire transfer' },
      { key: 'zelle', title: 'Zelle' },
      { key: 'paypal', title: 'PayPal' },
      { key: 'online', title: 'Online' },
    ])
  })

  it('filters payment methods by term and manual entry', { tags: 'LOOK-011' }, async () => {
    const { data } = await mechanic.call(lookups.listPaymentMethods, {
      query: { payment_terms: '15_days', for_add_payment: true },
    })
    expect(data).toContainEqual({ key: 'money_order', title: 'Money order' })
    expect(data.map(method => method.key)).toEqual(['check', 'money_order', 'ach', 'wire'])
  })
})

describe('searches', () => {
  it.each([
    ['a city of less than 3 characters', lookups.searchCities, { search: 'ch' }, 'search'],
    ['a ZIP code of less than 2', lookups.searchCities, { zip: '6' }, 'zip'],
    ['no city at all', lookups.searchCities, {}, 'search'],
    ['a make of less than 2', lookups.searchVehicleMakes, { s: 'k' }, 's'],
    ['a model without make of less than 2', lookups.searchVehicleModels, { s: 'c' }, 's'],
    ['a company name of less than 3', lookups.searchCompanyNames, { company_name: 'ab' }, 'company_name'],
  ])(
    'refuses %s and names the parameter',
    { tags: ['LOOK-023', 'LOOK-024', 'LOOK-025', 'LOOK-026'] },
    async (_, endpoint, query, parameter) => {
      const { status, errors } = await mechanic.attempt(endpoint, { query } as never)
      expect(status).toBe(422)
      expect(errors.map(error => error.source?.parameter)).toEqual([parameter])
    },
  )

  it('accepts a make and a model of 2 characters', { tags: ['LOOK-024', 'LOOK-025'] }, async () => {
    const makes = await mechanic.call(lookups.searchVehicleMakes, { query: { s: 'fr' } })
    expect(makes.data).toContainEqual({ name: 'Freightliner' })
    const models = await mechanic.call(lookups.searchVehicleModels, { query: { s: 'ca' } })
    expect(models.data.length).toBeGreaterThan(10)
    for (const { name } of models.data) expect(name).toMatch(/ca/i)
  })

  it('returns all fields of a city', { tags: 'LOOK-007' }, async () => {
    const { data } = await mechanic.call(lookups.searchCities, { query: { zip: '62701' } })
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'Springfield',
        zip: '62701',
        state_id: 14,
        state_short_name: 'IL',
        timezone: 'America/Chicago',
        country_name: 'USA',
      },
    ])
  })

  it('finds cities by name and by code', { tags: ['LOOK-021', 'LOOK-023'] }, async () => {
    const byName = await mechanic.call(lookups.searchCities, { query: { search: 'chi' } })
    expect(byName.data[0]).toMatchObject({ name: 'Chicago', state_short_name: 'IL' })
    const byZip = await mechanic.call(lookups.searchCities, { query: { zip: '60' } })
    expect(byZip.data).toHaveLength(50)
  })

  it('finds makes and models', { tags: ['LOOK-015', 'LOOK-016'] }, async () => {
    const makes = await mechanic.call(lookups.searchVehicleMakes, { query: { s: 'frei' } })
    expect(makes.data[0]).toEqual({ name: 'Freightliner' })
    const models = await mechanic.call(lookups.searchVehicleModels, { query: { make_name: 'Freightliner' } })
    expect(models.data).toContainEqual({ name: 'Cascadia' })
  })

  it('decodes a VIN in any format', { tags: 'LOOK-017' }, async () => {
    const { data } = await mechanic.call(lookups.decodeVin, { query: { vin: ' 1fujgldr6-csbm1234 ' } })
    const cascadia = { make: 'Freightliner', model: 'Cascadia', year: 2012, type_id: 1 }
    expect(data).toEqual({ ...cascadia, is_trailer: false, earlier: null })
    const pasted = { query: { vin: 'VIN: IFUJGLDR6CSBMI234' } }
    expect((await mechanic.call(lookups.decodeVin, pasted)).data).toMatchObject(cascadia)
  })

  it.each([
    ['1FUJGLDR0CSBM1234', 'vin_check_digit_wrong'],
    ['ZZZJGLDR0CSBM1234', 'vin_manufacturer_unknown'],
    ['1FUJ', 'vin_malformed'],
  ])('says why %s is not decoded', { tags: 'LOOK-017' }, async (vin, code) => {
    const { status, errors } = await mechanic.attempt(lookups.decodeVin, { query: { vin } })
    expect([status, errors[0]!.code, errors[0]!.source?.parameter]).toEqual([422, code, 'vin'])
    expect(errors[0]!.title).not.toContain('errors.')
  })

  it('finds each company name of customers once, by 3 of its characters', {
    tags: ['LOOK-020', 'LOOK-026'],
  }, async () => {
    await shop.db
      .insertInto('customers')
      .values(
        ['100%_Haul', 'Acme Freight', 'Acme Freight', 'Other'].map(company_name => ({
          first_name: 'A',
          last_name: 'B',
          company_name,
        })),
      )
      .execute()
    const find = async (company_name: string) =>
      (await mechanic.call(lookups.searchCompanyNames, { query: { company_name } })).data
    expect(await find('ACM')).toEqual([{ name: 'Acme Freight' }])
    expect(await find('%_h')).toEqual([{ name: '100%_Haul' }])
  })
})

describe('dictionaries', () => {
  it('adds, renames and deletes an expense type and a bonus type', {
    tags: ['LOOK-013', 'LOOK-014', 'LOOK-022'],
  }, async () => {
    const lists = {
      expense_types: [
        lookups.listExpenseTypes,
        lookups.createExpenseType,
        lookups.updateExpenseType,
        lookups.removeExpenseType,
        ['Fuel', 'Other', 'Parking', 'Shop supplies', 'Tolls', 'Tools'],
      ],
      payroll_bonus_types: [
        lookups.listPayrollBonusTypes,
        lookups.createPayrollBonusType,
        lookups.updatePayrollBonusType,
        lookups.removePayrollBonusType,
        ['Holiday', 'Other', 'Overtime', 'Performance', 'Referral'],
      ],
    } as const
    for (const [name, [list, create, update, remove, shipped]] of Object.entries(lists)) {
      const present = async () => {
        const { data } = await admin.call(list)
        const { data: all } = await admin.call(lookups.getDictionaries)
        expect(all[name as keyof typeof lists]).toEqual(data)
        return data
      }
      const before = await present()
      expect(before.map(entry => [entry.title, entry.default])).toEqual(shipped.map(title => [title, true]))
      const { data: added } = await admin.call(create, { body: { title: ' Welding gas ' } })
      expect(added).toMatchObject({ title: 'Welding gas', default: false })
      const { data: renamed } = await admin.call(update, {
        params: { id: added.id },
        body: { title: 'Welding gases', version: added.version },
      })
      expect(renamed).toMatchObject({ id: added.id, title: 'Welding gases', default: false })
      expect(await present()).toContainEqual(renamed)
      await admin.call(remove, { params: { id: added.id } })
      expect(await present()).toEqual(before)
    }
  })

  it('refuses a duplicate title, a change of a built-in entry, and an outdated version', async () => {
    const { data: own } = await admin.call(lookups.createExpenseType, { body: { title: 'Rags' } })
    const { data: other } = await admin.call(lookups.createExpenseType, { body: { title: 'Gloves' } })
    const again = await admin.attempt(lookups.createExpenseType, { body: { title: 'rags' } })
    expect([again.status, again.errors[0]!.code]).toEqual([422, 'validate__unique'])
    const same = await admin.attempt(lookups.updateExpenseType, {
      params: { id: other.id },
      body: { title: 'RAGS' },
    })
    expect([same.status, same.errors[0]!.source?.parameter]).toEqual([422, 'title'])

    const { data } = await admin.call(lookups.listExpenseTypes)
    const shipped = data.find(entry => entry.default)!
    const dropped = await admin.attempt(lookups.removeExpenseType, { params: { id: shipped.id } })
    expect([dropped.status, dropped.errors[0]!.code]).toEqual([422, 'dictionary_entry_is_default'])

    const stale = { params: { id: own.id }, body: { title: 'Cloths', version: own.version } }
    await admin.call(lookups.updateExpenseType, stale)
    expect((await admin.attempt(lookups.updateExpenseType, stale)).status).toBe(409)
  })

  it('keeps the two lists separate', async () => {
    const { data: own } = await admin.call(lookups.createExpenseType, { body: { title: 'Only an expense' } })
    const { status } = await admin.attempt(lookups.removePayrollBonusType, { params: { id: own.id } })
    expect(status).toBe(404)
  })

  it('needs permission to write, and a signed-in user to read', async () => {
    const { status } = await mechanic.attempt(lookups.createExpenseType, { body: { title: 'Mine' } })
    expect(status).toBe(403)
    expect((await mechanic.attempt(lookups.listExpenseTypes)).status).toBe(200)
  })
})
