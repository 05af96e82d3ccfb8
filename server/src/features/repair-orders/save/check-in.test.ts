import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

const facts = {
  po_number: 'PO-4471/B',
  odometer_in: 412_380,
  odometer_unit: 'mi',
  engine_hours_in: 9871.5,
} as const
const findings = {
  complaint: 'Pulls to the left',
  cause: 'Hub seal leaks',
  correction: 'Replaced seal and shoes',
}
const work = { name: 'Brakes', hourly_rate: 120, duration: '2:20', inventories: [], ...findings }

async function company(): Promise<number> {
  const id = await make.customer()
  await rename(id, 'Alvarez Freight LLC')
  return id
}

const rename = (id: number, company_name: string) =>
  test.db.updateTable('customers').set({ company_name }).where('id', '=', id).execute()

const livesAt = (customer_id: number, address: string) =>
  test.db
    .insertInto('customer_addresses')
    .values({
      customer_id,
      address,
      first_name: 'Maria',
      last_name: 'Alvarez',
      phone: '+13125550119',
      city: 'Joliet',
      state_id: 1,
      zip: '60431',
      is_default: true,
    })
    .execute()

async function unit700(owner: number) {
  const vehicle = await make.vehicle(owner, { unit_number: '700' })
  await test.db
    .updateTable('vehicles')
    .set({ license_plate: 'P48213', plate_state: 'IL' })
    .where('id', '=', vehicle.id)
    .execute()
  return vehicle
}

const printed = async (id: number, query = {}) =>
  pdfText((await admin.attempt(money.getOrderInvoice, { params: { id }, query })).raw)
const russian = { headers: { 'app-language': 'ru' } }
const changeStatus = (id: number, status: 'in_process' | 'finished') =>
  admin.call(api.changeRepairOrderStatus, { params: { id }, body: { status } })

it('an order stores PO number, meters, complaint, cause and correction', async () => {
  const body = await make.payload({ ...facts, types_of_work: [work] })
  const { data: order } = await admin.call(api.createRepairOrder, { body })
  expect(order).toMatchObject({ ...facts, typeOfWork: [findings] })
  const { data: bare } = await admin.call(api.updateRepairOrder, {
    params: { id: order.id },
    body: {
      ...body,
      types_of_work: order.typeOfWork,
      po_number: '',
      odometer_in: 405_100,
      odometer_unit: 'km',
      engine_hours_in: null,
    },
  })
  expect(bare).toMatchObject({
    po_number: '',
    odometer_in: 405_100,
    odometer_unit: 'km',
    engine_hours_in: null,
    typeOfWork: [findings],
  })
  const { data: history } = await admin.call(api.listHistory, { params: { id: order.id } })
  const changed = history[0]!.changes.map(({ label, before, after }) => `${label}: ${before} > ${after}`)
  expect(changed).toEqual([
    'PO number: PO-4471/B > —',
    'Odometer: 412,380 mi > 405,100 km',
    'Engine hours: 9871.5 > —',
  ])
  const inRussian = await admin.call(api.listHistory, { params: { id: order.id } }, russian)
  expect(inRussian.data[0]!.changes[1]).toMatchObject({ before: '412,380 миль', after: '405,100 км' })
})

it.each([
  ['po_number', { po_number: 'x'.repeat(41) }],
  ['odometer_in', { odometer_in: 10_000_000 }],
  ['odometer_in', { odometer_in: 1.5 }],
  ['odometer_unit', { odometer_unit: 'leagues' }],
  ['engine_hours_in', { engine_hours_in: 1.25 }],
  ['engine_hours_in', { engine_hours_in: -1 }],
  ['types_of_work.0.complaint', { types_of_work: [{ ...work, complaint: 'x'.repeat(2001) }] }],
  ['types_of_work.0.cause', { types_of_work: [{ ...work, cause: 'x'.repeat(2001) }] }],
  ['types_of_work.0.correction', { types_of_work: [{ ...work, correction: 'x'.repeat(2001) }] }],
])('refuses at %s what does not fit', async (parameter, change) => {
  const body = await make.payload({ ...facts, types_of_work: [work], ...change } as never)
  const answer = await admin.attempt(api.createRepairOrder, { body })
  expect(answer.status).toBe(422)
  expect(answer.errors.map(({ source }) => source)).toEqual([{ parameter }])
})

it('finds an order by its PO number or at least three characters of it', async () => {
  const { order_number } = await make.order(admin, [], { po_number: 'ZQ 77-Zulu' })
  const found = async (search: string) =>
    (await admin.call(api.listRepairOrders, { query: { search } })).data.map(order => order.order_number)
  for (const search of ['zq 77-zulu', '7-zul', 'ZULU']) expect(await found(search)).toEqual([order_number])
  expect(await found('zq 78-zulu')).toEqual([])
})

it("an invoice has the company first, the fleet's numbers, and decimal hours", async () => {
  const owner = await company()
  const vehicle = await unit700(owner)
  const order = await make.order(admin, [], { truck_id: vehicle.id, ...facts, types_of_work: [work] })
  const text = await printed(order.id)
  for (const part of [
    'PO number PO-4471/B',
    'Service date',
    'Bill to Alvarez Freight LLC Maria Alvarez',
    'Unit 700',
    'Plate P48213 IL Odometer 412,380 mi Engine hours 9,871.5',
    'Complaint Pulls to the left Cause Hub seal leaks Correction Replaced seal and shoes',
    'Labor 2.33 hr $120.00/hr $280.00',
    'Authorized by',
  ])
    expect(text).toContain(part)
})

it('an issued invoice keeps the data of customer and vehicle', async () => {
  const owner = await company()
  await livesAt(owner, '4 Elm St')
  const vehicle = await unit700(owner)
  const order = await make.order(admin, [], { truck_id: vehicle.id })
  await changeStatus(order.id, 'in_process')
  await changeStatus(order.id, 'finished')
  // The first invoice has the data of its day, not of finishing.
  await rename(owner, 'Alvarez & Sons')
  const first = await printed(order.id)
  expect(first).toContain('Bill to Alvarez & Sons')
  for (const printedOnce of ['4 Elm St', '700', 'P48213 IL']) expect(first).toContain(printedOnce)
  await rename(owner, 'Northstar Leasing')
  await test.db.updateTable('customers').set({ language: 'ru' }).where('id', '=', owner).execute()
  await test.db
    .updateTable('customer_addresses')
    .set({ address: '9 Dock Rd' })
    .where('customer_id', '=', owner)
    .execute()
  await test.db
    .updateTable('vehicles')
    .set({ unit_number: '900', license_plate: 'X1', plate_state: 'WI' })
    .where('id', '=', vehicle.id)
    .execute()
  expect(await printed(order.id)).toBe(first)
  const { data: shown } = await admin.call(api.getRepairOrder, { params: { id: order.id } })
  expect(shown.customer.company_name).toBe('Alvarez & Sons')
})

it('an invoice issued before finishing prints the data of the finish afterwards', async () => {
  const owner = await company()
  const order = await make.order(admin, [], { truck_id: (await make.vehicle(owner)).id })
  await printed(order.id)
  await rename(owner, 'Alvarez & Sons')
  expect(await printed(order.id)).toContain('Bill to Alvarez & Sons')
  await changeStatus(order.id, 'in_process')
  await changeStatus(order.id, 'finished')
  await rename(owner, 'Northstar Leasing')
  expect(await printed(order.id)).toContain('Bill to Alvarez & Sons')
})
