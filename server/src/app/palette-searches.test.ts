import { expect, it } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { supplierEndpoints } from '#contract/suppliers/supplier.ts'
import { typeOfWorkEndpoints } from '#contract/types-of-work/type-of-work-endpoints.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { type TestShop, testShop } from '#server/testing/test-shop.ts'

type Client = Awaited<ReturnType<TestShop['signIn']>>

const searches = {
  orders: repairOrderEndpoints.listRepairOrders,
  partsOrders: partsOrderEndpoints.listPartsOrders,
  customers: customerEndpoints.shortListCustomers,
  vehicles: vehicleEndpoints.shortListVehicles,
  parts: partEndpoints.shortListParts,
  suppliers: supplierEndpoints.list,
  people: userEndpoints.listUsers,
  works: typeOfWorkEndpoints.shortListTypesOfWork,
}
type Kind = keyof typeof searches

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const mechanic = await test.signIn('mechanic')

const searchFor = (person: Client, kind: Kind, search: string) =>
  person.attempt(searches[kind] as typeof userEndpoints.listUsers, { query: { search } as never })
const idsOf = async (person: Client, kind: Kind, search: string) =>
  ((await searchFor(person, kind, search)).body.data as { id: number }[]).map(row => row.id)

const customer = await make.customer({ first_name: 'Zephyr' })
await test.db
  .updateTable('customers')
  .set({ phone: '+13125550777', email: 'dispatch@zephyr.example', company_name: 'Zephyr Lines' })
  .where('id', '=', customer)
  .execute()
const truck = await make.vehicle(customer, { unit_number: 'ZE-700' })
const { vin, license_plate: plate } = await test.db
  .updateTable('vehicles')
  .set({ license_plate: 'ZP48213' })
  .where('id', '=', truck.id)
  .returning(['vin', 'license_plate'])
  .executeTakeFirstOrThrow()
const part = await make.part(5, { name: 'Zephyr filter' })
await test.db
  .updateTable('parts')
  .set({ stock_number: 'ZF-7587', article_number: 'ZA-11-92' })
  .where('id', '=', part)
  .execute()
const order = await make.order(admin, [], {
  truck_id: truck.id,
  mechanic_id: mechanic.user.id,
  po_number: 'PO-Zephyr-77',
})
const others = await make.order(admin, [], { truck_id: truck.id })
const supplier = await admin.call(supplierEndpoints.create, {
  body: { name: 'Zephyr Parts', contacts: [{ name: 'Nina', phone: '312 555 0778' }] } as never,
})

const forms: [Kind, number, string[]][] = [
  ['orders', order.id, [order.order_number, order.order_number.replace('-', ' '), 'PO-Zephyr-77']],
  ['vehicles', truck.id, ['ZE-700', vin.slice(-6), plate.toLowerCase(), '(312) 555-0777']],
  ['customers', customer, ['zephyr', '3125550777', '312.555.0777', 'dispatch@zephyr.example']],
  ['parts', part, ['zf7587', 'ZA1192', 'zephyr fil']],
  ['suppliers', supplier.data.id, ['zephyr parts', 'Nina', '312-555-0778']],
  ['people', mechanic.user.id, [mechanic.user.email]],
]
it.each(forms)('finds %s however they are typed', async (kind, id, typed) => {
  for (const text of typed) expect(await idsOf(admin, kind, text), text).toContain(id)
})

it('finds no records of kinds that the caller may not read', async () => {
  const statuses = async (person: Client) =>
    Object.fromEntries(
      await Promise.all(
        Object.keys(searches).map(async kind => [
          kind,
          (await searchFor(person, kind as Kind, 'zephyr')).status,
        ]),
      ),
    )
  const all = { orders: 200, vehicles: 200, parts: 200, works: 200 }
  expect(await statuses(mechanic)).toEqual({
    ...all,
    partsOrders: 403,
    customers: 403,
    suppliers: 403,
    people: 403,
  })
  const whole = { ...all, partsOrders: 200, customers: 200, suppliers: 200 }
  expect(await statuses(await test.signIn('sales_manager'))).toEqual({ ...whole, people: 403 })
  expect(await statuses(admin)).toEqual({ ...whole, people: 200 })
})

it('shows a mechanic no order of others, and no phone of a customer', async () => {
  expect(await idsOf(admin, 'orders', vin)).toEqual(expect.arrayContaining([order.id, others.id]))
  expect(await idsOf(mechanic, 'orders', vin)).toEqual([order.id])
  expect(await idsOf(mechanic, 'vehicles', '3125550777')).toEqual([])
  expect(JSON.stringify((await searchFor(mechanic, 'vehicles', vin)).body)).not.toContain('5550777')
})

it('shows exact matches before partial ones', async () => {
  const names = (name: string) => [name, ...Array.from({ length: 25 }, (_, n) => `A ${name} ${n}`)]
  const exact: Partial<Record<Kind, number>> = {}
  for (const [index, name] of names('Brake').entries()) {
    const made = await make.part(1, { name })
    const supplied = await admin.call(supplierEndpoints.create, { body: { name } as never })
    const work = await admin.call(typeOfWorkEndpoints.createTypeOfWork, {
      body: { name, duration: '1:00', hourly_rate: 100 } as never,
    })
    if (index === 0) Object.assign(exact, { parts: made, suppliers: supplied.data.id, works: work.data.id })
  }
  exact.people = (await test.signIn('mechanic', { first_name: 'Brake', last_name: 'Jones' })).user.id
  for (let n = 0; n < 13; n++) await test.signIn('mechanic', { first_name: 'Brake', last_name: `Jones ${n}` })
  for (const [kind, id] of Object.entries(exact)) {
    const typed = kind === 'people' ? 'brake jones' : 'brake'
    expect((await idsOf(admin, kind as Kind, typed))[0], kind).toBe(id)
  }
})

it('shows the customer of exactly that name first', async () => {
  const exact = await make.customer({ first_name: 'Quill' })
  await test.db.updateTable('customers').set({ company_name: 'Quill' }).where('id', '=', exact).execute()
  for (let count = 0; count < 25; count++) await make.customer({ first_name: `Quill${count}` })
  const found = await idsOf(admin, 'customers', 'quill')
  expect(found[0]).toBe(exact)
  expect(found).toHaveLength(20)
})

it('shows the vehicle of exactly that number first', async () => {
  const owner = await make.customer({ first_name: 'Quarry' })
  const exact = await make.vehicle(owner, { unit_number: 'QY-5' })
  for (let count = 0; count < 25; count++) await make.vehicle(owner, { unit_number: `QY-5${count}` })
  const found = await idsOf(admin, 'vehicles', 'qy5')
  expect(found[0]).toBe(exact.id)
  expect(found).toHaveLength(20)
})
