import { expect, it } from 'vitest'
import { permissions } from '#contract/access/permissions.ts'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { featureValueEndpoints } from '#contract/catalogue/feature-value.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { maria } from '#server/testing/sample-customer.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')

it('pages and sorts a list by page, per_page, order_by and order_type, and counts it', {
  tags: ['LIST-001', 'LIST-002', 'PLAT-029', 'PLAT-030'],
}, async () => {
  const names = [...'ABCDEFGHIJKLM'].map(letter => `Wire${letter}`)
  for (const last_name of names)
    await admin.call(customerEndpoints.createCustomer, { body: { ...maria, first_name: 'Zoe', last_name } })
  const list = async (query: object) => {
    const { data, meta } = await admin.call(customerEndpoints.listCustomers, {
      query: { search: 'Zoe', ...query } as never,
    })
    expect(meta.total).toBe(names.length)
    return data.map(one => one.last_name)
  }
  expect(await list({})).toHaveLength(12)
  const down = { order_by: 'name', order_type: 'desc' }
  expect(await list({ ...down, per_page: 5 })).toEqual(names.toReversed().slice(0, 5))
  expect(await list({ ...down, per_page: 5, page: 3 })).toEqual(names.toReversed().slice(10))
  expect(await list({ order_by: 'name', order_type: 'asc', per_page: 3 })).toEqual(names.slice(0, 3))
  for (const wrong of [{ order_by: 'notes' }, { order_by: 'name', order_type: 'up' }, { page: 0 }]) {
    const refused = await admin.attempt(customerEndpoints.listCustomers, { query: wrong as never })
    expect(refused.status).toBe(422)
  }
})

it('has pages of 10 for movements, reserved parts and values of a specification', {
  tags: 'LIST-005',
}, async () => {
  const { data: feature } = await admin.call(featureEndpoints.create, {
    body: { name: 'Length', slug: 'length' } as never,
  })
  const names = Array.from({ length: 11 }, (_, index) => `length-${index}`)
  for (const name of names)
    await admin.call(featureValueEndpoints.create, { body: { name, slug: name, feature_id: feature.id } })
  const { data, meta } = await admin.call(featureValueEndpoints.list, { query: { feature_id: feature.id } })
  expect([data.length, meta.total]).toEqual([10, 11])
  for (const { query } of [partEndpoints.listTransactions, partEndpoints.listReserved])
    expect(query.parse({})).toMatchObject({ page: 1, per_page: 10 })
})

it('has the history of orders, trucks, trailers and parts, short and full, in unix seconds', {
  tags: ['CONST-013', 'LIST-011'],
}, async () => {
  const make = orderFixtures(test)
  const id = await make.part(5)
  const [truck, trailer] = [await make.vehicle(), await make.vehicle(undefined, { kind: 'trailer' })]
  const order = await make.order(admin, [{ id, quantity: 1 }], { truck_id: truck.id })
  const comment = { comment: 'Look at this' }
  await admin.call(truckEndpoints.addComment, { params: { id: truck.id }, body: comment })
  await admin.call(trailerEndpoints.addComment, { params: { id: trailer.id }, body: comment })
  const body = { date: '2026-11-21', cost: 1, quantity: 1 }
  await admin.call(partEndpoints.purchasePart, { params: { id }, body })
  for (const [endpoints, params] of [
    [repairOrderEndpoints, { id: order.id }],
    [truckEndpoints, { id: truck.id }],
    [trailerEndpoints, { id: trailer.id }],
    [partEndpoints, { id }],
  ] as const) {
    const { data } = await admin.call(endpoints.listHistory, { params })
    const full = await admin.call(endpoints.listFullHistory, { params, query: {} })
    expect(full.data.map(entry => entry.message)).toEqual(data.map(entry => entry.message))
    expect(data[0]!.performed_at).toBe(Math.floor(test.clock.now().getTime() / 1000))
  }
})

it('returns ids as numbers at any depth', { tags: 'PLAT-028' }, async () => {
  const make = orderFixtures(test)
  const id = await make.part(5)
  const truck = await make.vehicle()
  const order = await make.order(admin, [{ id, quantity: 1 }], { truck_id: truck.id })
  const seen: [name: string, type: string][] = []
  function walk(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) {
      if (/^(id|\w+_id)$/.test(name) && inner !== null) seen.push([name, typeof inner])
      walk(inner)
    }
  }
  for (const answer of [
    await admin.call(profileEndpoints.getProfile),
    await admin.call(repairOrderEndpoints.getRepairOrder, { params: { id: order.id } }),
    await admin.call(repairOrderEndpoints.listRepairOrders, { query: {} }),
    await admin.call(truckEndpoints.getVehicle, { params: { id: truck.id } }),
    await admin.call(partEndpoints.getPart, { params: { id } }),
    await admin.call(partEndpoints.listTransactions, { params: { id }, query: {} }),
  ]) {
    const before = seen.length
    walk(answer)
    expect(seen.length).toBeGreaterThan(before)
  }
  expect(seen.filter(([, type]) => type !== 'number')).toEqual([])
})

it('accepts JSON bodies, and one format for days and times', {
  tags: ['CONST-012', 'PLAT-022'],
}, async () => {
  const body = { ...maria, last_name: 'Plain' }
  const asText = await admin.attempt(
    customerEndpoints.createCustomer,
    { body: JSON.stringify(body) as never },
    { headers: { 'content-type': 'text/plain' } },
  )
  expect(asText.status).toBe(422)
  expect((await admin.attempt(customerEndpoints.createCustomer, { body })).status).toBe(200)
  const at = async (days: object) => {
    const { errors } = await admin.attempt(repairOrderEndpoints.createRepairOrder, { body: days as never })
    return errors.map(error => error.source?.parameter)
  }
  const fields = ['due_date', 'implementation_date']
  expect(await at({ due_date: '2027-12-30', implementation_date: '2027-12-20 08:30' })).not.toEqual(
    expect.arrayContaining(fields),
  )
  expect(await at({ due_date: '12/30/2027', implementation_date: '12/20/2027 8:30 AM' })).toEqual(
    expect.arrayContaining(fields),
  )
})

it('accepts phones of the US, Canada and Mexico, with numeric extensions', {
  tags: ['CONST-005', 'CONST-006'],
}, async () => {
  const save = (change: object) =>
    admin.attempt(customerEndpoints.createCustomer, { body: { ...maria, ...change } })
  for (const phone of ['(312) 555-0142', '+1 416 555 0142', '+52 55 1234 5678'])
    expect((await save({ phone })).status, phone).toBe(200)
  expect((await save({ phone: '3125550142' })).body.data.phone).toBe('+13125550142')
  for (const [change, parameter] of [
    [{ phone: '+44 20 7946 0958' }, 'phone'],
    [{ phone_extension: '12a' }, 'phone_extension'],
  ] as const) {
    const { status, errors } = await save(change)
    expect(status).toBe(422)
    expect(errors.map(error => error.source)).toEqual([{ parameter }])
  }
})

it('lists all permissions in the profile of a superadmin only', {
  tags: [
    'PERM-001',
    'PERM-002',
    'PERM-003',
    'PERM-004',
    'PERM-005',
    'PERM-006',
    'PERM-007',
    'PERM-008',
    'PERM-009',
    'PERM-010',
  ],
}, async () => {
  const sorted = (map: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(map).map(([resource, actions]) => [resource, [...actions].sort()]))
  const permissionsOf = async (who: typeof admin) =>
    sorted((await who.call(profileEndpoints.getProfile)).data.permissions as Record<string, string[]>)
  expect(await permissionsOf(await test.signIn('superadmin'))).toEqual(sorted(permissions))
  expect(await permissionsOf(await test.signIn('mechanic'))).not.toEqual(sorted(permissions))
})
