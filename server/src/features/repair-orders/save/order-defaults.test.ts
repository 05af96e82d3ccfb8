import { beforeEach, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { companyEndpoints } from '#contract/company/company-endpoints.ts'
import type { CompanyPayload } from '#contract/company/company-input.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

const shop = {
  company_name: 'Cicero Truck Repair',
  address: '4810 W Roosevelt Rd',
  city: 'Cicero',
  state_id: 14,
  zip: '60804',
  phone: '312-555-0142',
  email: 'office@cicero.example',
} satisfies CompanyPayload
const settings = (changes: Partial<CompanyPayload>) =>
  admin.call(companyEndpoints.updateCompany, { body: { ...shop, ...changes } })
beforeEach(() => settings({}))

const defaults = async (person = admin) => (await person.call(api.getRepairOrderDefaults)).data

it('order defaults come from the settings, for users who may edit orders', async () => {
  expect(await defaults()).toEqual({
    tax_labor: null,
    tax_inventory: null,
    tax_decimals: 1,
    due_in_days: null,
    hourly_rate: null,
    has_labor_rates: false,
    first_slot: '08:00',
    charges: [],
  })
  await settings({
    tax_labor: 0,
    tax_inventory: 10.25,
    tax_decimals: 2,
    due_in_days: 10,
    hourly_rate: 145,
    first_slot: '07:30',
  })
  const sales = await test.signIn('sales_manager')
  expect(await defaults(sales)).toEqual({
    tax_labor: 0,
    tax_inventory: 10.25,
    tax_decimals: 2,
    due_in_days: 10,
    hourly_rate: 145,
    has_labor_rates: false,
    first_slot: '07:30',
    charges: [],
  })
  const mechanic = await test.signIn('mechanic')
  expect((await mechanic.attempt(api.getRepairOrderDefaults)).status).toBe(403)
})

it('tax rates are limited to the decimals of the settings', async () => {
  const body = await make.payload({ tax_labor: 10.25, tax_inventory: 8.875 })
  const refused = async (changes: object = {}) => {
    const { errors } = await admin.attempt(api.createRepairOrder, { body: { ...body, ...changes } })
    return errors.map(error => [error.source?.parameter, error.title])
  }
  expect(await refused()).toEqual([
    ['tax_labor', 'At most 1 digit after the point'],
    ['tax_inventory', 'At most 1 digit after the point'],
  ])
  const live = await admin.attempt(
    api.createRepairOrder,
    { body: { tax_labor: 10.25 } as never },
    { validateOnly: true },
  )
  expect(live.errors).toContainEqual(
    expect.objectContaining({ code: 'validate__one_decimal', source: { parameter: 'tax_labor' } }),
  )
  await settings({ tax_decimals: 2 })
  expect(await refused()).toEqual([['tax_inventory', 'At most 2 digits after the point']])
  await settings({ tax_decimals: 3 })
  expect(await refused({ tax_labor: 1.2345 })).toEqual([['tax_labor', 'At most 3 digits after the point']])
  const { data } = await admin.call(api.createRepairOrder, { body })
  expect(data).toMatchObject({ tax_labor: 10.25, tax_inventory: 8.875, tax_labor_amount: 20.5 })
  expect(data.total_amount).toBe(220.5)

  // An unchanged saved rate stays valid when fewer decimals are allowed; a changed one must fit.
  await settings({ tax_decimals: 1 })
  const params = { id: data.id }
  await admin.call(api.updateRepairOrder, { params, body: { ...body, notes: 'Call before' } })
  const finer = await admin.attempt(api.updateRepairOrder, { params, body: { ...body, tax_labor: 10.75 } })
  expect(finer.errors[0]).toMatchObject({
    code: 'validate__one_decimal',
    source: { parameter: 'tax_labor' },
  })
})

it("a vehicle and the invoice have the owner's tax exemption", async () => {
  const owner = await make.customer()
  const vehicle = await make.vehicle(owner)
  const until = async (person = admin) => {
    const { data } = await person.call(vehicleEndpoints.shortListVehicles, { query: { id: vehicle.id } })
    return data[0]!.owner.tax_exempt_until
  }
  expect(await until()).toBeNull()
  const exemption = (status: string, date_active_to: string) =>
    test.db
      .insertInto('tax_exemptions')
      .values({ customer_id: owner, status, date_active_to })
      .onConflict(conflict => conflict.column('customer_id').doUpdateSet({ status, date_active_to }))
      .execute()
  await exemption('UNDER_REVIEW', '2027-06-30')
  expect(await until()).toBeNull()
  await exemption('ACCEPTED', '2026-11-20')
  expect(await until()).toBeNull()
  await exemption('ACCEPTED', '2027-06-30')
  expect(await until()).toBe('2027-06-30')
  expect(await until(await test.signIn('mechanic'))).toBeNull()

  const order = await make.order(admin, [], { truck_id: vehicle.id })
  const invoice = async (id: number, invoice_date: string) => {
    const query = { invoice_date, preview: true }
    return pdfText((await admin.attempt(money.getOrderInvoice, { params: { id }, query })).raw)
  }
  expect(await invoice(order.id, '2026-11-22')).toContain('Tax exempt until 06/30/2027')
  expect(await invoice(order.id, '2027-07-01')).not.toContain('Tax exempt')
  const taxed = await make.order(admin, [], { truck_id: vehicle.id, tax_labor: 5 })
  expect(taxed.total_amount).toBe(210)
  expect(await invoice(taxed.id, '2026-11-22')).not.toContain('Tax exempt')
})
