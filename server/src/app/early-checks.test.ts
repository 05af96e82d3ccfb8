import { describe, expect, it } from 'vitest'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = orderFixtures(test)

async function codesByField(
  endpoint: Endpoint,
  body: object,
  params?: object,
): Promise<Record<string, string[]>> {
  const input = { body, ...(params ? { params } : {}) }
  const { errors } = await admin.attempt(endpoint, input as never, { validateOnly: true })
  const byField = Object.groupBy(errors, ({ source }) => source!.parameter)
  return Object.fromEntries(
    Object.entries(byField).map(([field, entries = []]) => [field, entries.map(({ code }) => code)]),
  )
}

describe('while other fields are empty, live validation reports', () => {
  it('that the e-mail of a user is taken, except their own', async () => {
    const other = await test.signIn('mechanic')
    const email = { email: other.user.email.toUpperCase() }
    const found = await codesByField(userEndpoints.createUser, email)
    expect(found.email).toEqual(['email_taken'])
    expect(found.last_name).toEqual(['validate__required'])
    expect((await codesByField(userEndpoints.updateUser, email, { id: other.user.id })).email).toBeUndefined()
  })

  it('that the e-mail of a customer is taken', async () => {
    await test.db
      .updateTable('customers')
      .set({ email: 'maria@lopez.example' })
      .where('id', '=', await make.customer())
      .execute()
    const found = await codesByField(customerEndpoints.createCustomer, { email: 'maria@lopez.example' })
    expect(found.email).toEqual(['customer_email_taken'])
  })

  it('that the stock number of a part is taken', async () => {
    const id = await make.part(5)
    const { stock_number } = await test.db
      .selectFrom('parts')
      .select('stock_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await codesByField(partEndpoints.createPart, { stock_number })).stock_number).toEqual([
      'validate__unique',
    ])
    expect(
      (await codesByField(partEndpoints.updatePart, { stock_number }, { id })).stock_number,
    ).toBeUndefined()
  })

  it('that a vehicle has neither plate nor temporary plate', async () => {
    for (const { createVehicle } of [truckEndpoints, trailerEndpoints]) {
      const found = await codesByField(createVehicle, {})
      expect([found.license_plate, found.vin]).toEqual([['validate__required'], ['validate__required']])
      expect((await codesByField(createVehicle, { temporary_plate: 'T-1' })).license_plate).toBeUndefined()
    }
  })

  it('that the year of a vehicle is in the future', async () => {
    const next = test.clock.now().getUTCFullYear() + 1
    for (const { createVehicle } of [truckEndpoints, trailerEndpoints]) {
      expect((await codesByField(createVehicle, { year: next + 1 })).year).toEqual([
        'vehicle_year_out_of_range',
      ])
      expect((await codesByField(createVehicle, { year: next })).year).toBeUndefined()
    }
  })

  it('that the name of a unit is taken', async () => {
    await admin.call(unitEndpoints.create, { body: { name: 'carton' } })
    const body = { name: 'CARTON', accept_decimals: 'of no kind' }
    expect(await codesByField(unitEndpoints.create, body)).toEqual({
      name: ['validate__unique'],
      accept_decimals: ['validate__type'],
    })
  })

  it('insufficient stock for a repair order, new or saved, and reserves nothing', async () => {
    const part = await make.part(5)
    const before = await make.stockOf(part)
    const body = {
      types_of_work: [{ name: '', inventories: [{ quantity: 1 }, { id: part, quantity: 9999 }] }],
    }
    const short = 'types_of_work.0.inventories.1.quantity'
    const created = await codesByField(repairOrderEndpoints.createRepairOrder, body)
    expect(created[short]).toEqual(['part_short'])
    expect(created.mechanic_id).toEqual(['validate__required'])
    expect(created['types_of_work.0.name']).toEqual(['validate__required'])
    const order = await make.order(admin)
    const updated = await codesByField(repairOrderEndpoints.updateRepairOrder, body, { id: order.id })
    expect(updated[short]).toEqual(['part_short'])
    expect(await make.stockOf(part)).toEqual(before)
    // Orders that reserve the rest, without this one.
    const holders = [await make.order(admin, [{ id: part, quantity: 2 }])]
    holders.push(await make.order(admin, [{ id: part, quantity: 3 }]))
    const wanting = { types_of_work: [{ name: '', inventories: [{ id: part, quantity: 3 }] }] }
    const { errors } = await admin.attempt(
      repairOrderEndpoints.updateRepairOrder,
      { params: { id: holders[0]!.id }, body: wanting as never },
      { validateOnly: true },
    )
    expect(errors.find(error => error.code === 'part_short_held')?.params).toMatchObject({
      available: 2,
      orders: `${holders[1]!.order_number} (3)`,
    })
  })

  it('an unknown or deleted part of a repair order', async () => {
    const gone = await make.part(1)
    await test.db.updateTable('parts').set({ deleted_at: test.clock.now() }).where('id', '=', gone).execute()
    const inventories = [999_999, gone].map(id => ({ id, quantity: 2 }))
    const found = await codesByField(repairOrderEndpoints.createRepairOrder, {
      types_of_work: [{ name: '', inventories }],
    })
    const ofParts = Object.entries(found).filter(([field]) => field.includes('inventories'))
    expect(ofParts).toEqual([
      ['types_of_work.0.inventories.0.id', ['part_not_found']],
      ['types_of_work.0.inventories.1.id', ['part_not_found']],
    ])
  })

  it('a wrong current password, counting one try however often it is checked', async () => {
    const { id } = admin.user
    const password_hash = await hashPassword('right horse 12')
    await test.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    const checkPassword = (current_password: string) =>
      codesByField(profileEndpoints.changeOwnPassword, { current_password })
    for (let time = 0; time < 20; time++)
      expect((await checkPassword('wrong horse')).current_password).toEqual(['current_password_wrong'])
    expect((await checkPassword('right horse 12')).current_password).toBeUndefined()
    // Live validation uses half of the tries at most, then reports nothing.
    for (let guess = 1; guess < 5; guess++)
      expect((await checkPassword(`guess ${guess}`)).current_password).toEqual(['current_password_wrong'])
    expect((await checkPassword('guess 5')).current_password).toBeUndefined()
    test.clock.advance(60_000)
    expect((await checkPassword('guess 5')).current_password).toEqual(['current_password_wrong'])
  })
})

it('an empty required field is reported as empty, whatever its type', async () => {
  const order = await codesByField(repairOrderEndpoints.createRepairOrder, {
    due_date: '',
    implementation_date: '',
    mechanic_id: null,
    types_of_work: [{ name: ' ', duration: '', hourly_rate: '' }],
  })
  for (const field of ['due_date', 'implementation_date', 'mechanic_id'])
    expect(order[field]).toEqual(['validate__required'])
  for (const field of ['name', 'duration', 'hourly_rate'])
    expect(order[`types_of_work.0.${field}`]).toEqual(['validate__required'])
  const user = await codesByField(userEndpoints.createUser, { email: '', role_id: '', phone: '' })
  for (const field of ['email', 'role_id', 'phone']) expect(user[field]).toEqual(['validate__required'])
})
