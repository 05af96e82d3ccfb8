import { describe, expect, it } from 'vitest'
import { bulkCustomerEndpoints } from '#contract/customers/bulk.ts'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { bulkPartsOrderEndpoints } from '#contract/parts-orders/bulk.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { maxMatching } from '#contract/records/bulk.ts'
import type { TagType } from '#contract/tags/tag-shapes.ts'
import { bulkTrailerEndpoints, bulkTruckEndpoints } from '#contract/vehicles/bulk.ts'
import { trailerEndpoints, truckEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { databaseSnapshots } from '#server/testing/database-snapshot.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')
const sales = await test.signIn('sales_manager', { first_name: 'Sue' })
const mechanic = await test.signIn('mechanic')
const part = await make.part(90, { price: 30 })

const tag = async (name: string, type: TagType) =>
  (
    await test.db
      .insertInto('tags')
      .values({ name, color: '#f5222d', type })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const partsOrder = async () => (await make.order(admin, [{ id: part }])).id

interface Tagged {
  type: TagType
  other: TagType
  make: () => Promise<number>
  tag: typeof bulkCustomerEndpoints.tagCustomers
  matching: typeof bulkCustomerEndpoints.listMatchingCustomers
  get: typeof customerEndpoints.getCustomer
}

const tagged = {
  customers: {
    type: 'customer',
    other: 'order',
    make: () => make.customer(),
    tag: bulkCustomerEndpoints.tagCustomers,
    matching: bulkCustomerEndpoints.listMatchingCustomers,
    get: customerEndpoints.getCustomer,
  },
  trucks: {
    type: 'trucks_and_trailer',
    other: 'customer',
    make: async () => (await make.vehicle()).id,
    tag: bulkTruckEndpoints.tagVehicles,
    matching: bulkTruckEndpoints.listMatchingVehicles,
    get: truckEndpoints.getVehicle,
  },
  trailers: {
    type: 'trucks_and_trailer',
    other: 'customer',
    make: async () => (await make.vehicle(undefined, { kind: 'trailer' })).id,
    tag: bulkTrailerEndpoints.tagVehicles,
    matching: bulkTrailerEndpoints.listMatchingVehicles,
    get: trailerEndpoints.getVehicle,
  },
  'parts orders': {
    type: 'order',
    other: 'customer',
    make: partsOrder,
    tag: bulkPartsOrderEndpoints.tagPartsOrders,
    matching: bulkPartsOrderEndpoints.listMatchingPartsOrders,
    get: partsOrderEndpoints.getPartsOrder,
  },
} as unknown as Record<string, Tagged>

describe.each(Object.entries(tagged))('a tag of several %s', (kind, of) => {
  const put = async (ids: number[], tag_id: number, is_tagged = true, is_preview = false) =>
    (await admin.call(of.tag, { body: { ids, tag_id, is_tagged, is_preview } })).data
  const outcomes = (report: Awaited<ReturnType<typeof put>>) => report.map(({ outcome }) => outcome)
  const read = async (id: number) => (await admin.call(of.get, { params: { id } })).data
  const tagsOf = async (id: number) => (await read(id)).tags.map(({ id }) => id)

  it('is added to records that lack it, after a preview, and removed', async () => {
    const [rush, vip] = [await tag(`Rush ${kind}`, of.type), await tag(`VIP ${kind}`, of.type)]
    const ids = [await of.make(), await of.make(), await of.make()]
    await put([ids[1]!], vip)
    await put([ids[2]!], rush)
    const { version } = await read(ids[1]!)
    const written = await databaseSnapshots(test.db)
    const before = await written()
    const preview = await put([...ids, 999_999], rush, true, true)
    expect(await written()).toEqual(before)
    const report = await put([...ids, 999_999], rush)
    expect(preview).toEqual(report)
    expect(outcomes(report)).toEqual(['done', 'done', 'unchanged', 'refused'])
    expect(report[0]).toMatchObject({ name: expect.stringMatching(/\w/), before: { is_tagged: false } })
    expect(report[3]).toMatchObject({ name: null, reason: expect.stringMatching(/\w/) })
    expect((await tagsOf(ids[1]!)).sort()).toEqual([rush, vip])
    expect((await read(ids[1]!)).version).toBe(version! + 1)
    const matching = await admin.call(of.matching, { query: { tag_id: rush } })
    expect(matching.data.sort()).toEqual([...ids].sort())
    expect(matching.meta.total).toBe(3)

    const back = report.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
    expect(outcomes(await put(back, rush, report[0]!.before!.is_tagged))).toEqual(['done', 'done'])
    expect(await tagsOf(ids[1]!)).toEqual([vip])
    expect(await tagsOf(ids[2]!)).toEqual([rush])
  })

  it('must be of their type, and no sixth', async () => {
    const id = await of.make()
    const foreign = await tag(`Foreign ${kind}`, of.other)
    const [refused] = await put([id], foreign)
    expect(refused).toMatchObject({ outcome: 'refused', reason: 'Choose a tag from the list' })
    for (let n = 0; n < 5; n++) await put([id], await tag(`${kind} ${n}`, of.type))
    const sixth = await tag(`${kind} 6`, of.type)
    expect(await put([id], sixth)).toMatchObject([
      { outcome: 'refused', reason: 'It already has 5 tags, the most allowed' },
    ])
    expect(await tagsOf(id)).toHaveLength(5)
  })

  it('is refused without the right to edit', async () => {
    const body = { ids: [await of.make()], tag_id: 1, is_tagged: true }
    expect((await mechanic.attempt(of.tag, { body })).status).toBe(403)
  })
})

it('assigns customers to a sales manager, and to nobody', async () => {
  const assign = async (ids: number[], sales_manager_id: number | null) =>
    (
      await admin.call(bulkCustomerEndpoints.assignSalesManagerToCustomers, {
        body: { ids, sales_manager_id },
      })
    ).data
  const ids = [await make.customer(), await make.customer()]
  expect(await assign(ids, mechanic.user.id)).toMatchObject([{ outcome: 'refused' }, { outcome: 'refused' }])
  const report = await assign(ids, sales.user.id)
  expect(report).toMatchObject([
    { outcome: 'done', before: { sales_manager_id: null } },
    { outcome: 'done', before: { sales_manager_id: null } },
  ])
  const read = async () => (await admin.call(customerEndpoints.getCustomer, { params: { id: ids[0]! } })).data
  expect((await read()).sales_manager).toMatchObject({ id: sales.user.id })
  expect(await assign(ids, null)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  expect((await read()).sales_manager).toBeNull()
})

it('reassigns parts orders by the rules of a single one; a sales manager may only take over', async () => {
  const { changeStatusOfPartsOrders: change, assignSalesManagerToPartsOrders: assign } =
    bulkPartsOrderEndpoints
  const ids = [await partsOrder(), await partsOrder()]
  const move = async (status: 'in_process' | 'sent') =>
    (await admin.call(change, { body: { ids, status } })).data.map(({ outcome }) => outcome)
  expect(await move('sent')).toEqual(['refused', 'refused'])
  expect(await move('in_process')).toEqual(['done', 'done'])
  expect(await move('in_process')).toEqual(['unchanged', 'unchanged'])

  const give = async (person: typeof admin, sales_manager_id: number | null) =>
    (await person.call(assign, { body: { ids, sales_manager_id } })).data.map(({ outcome }) => outcome)
  const other = await test.signIn('sales_manager')
  await give(admin, null)
  expect(await give(sales, other.user.id)).toEqual(['refused', 'refused'])
  expect(await give(sales, sales.user.id)).toEqual(['done', 'done'])
  expect(await give(other, null), 'they are not hers').toEqual(['refused', 'refused'])
  expect(await give(sales, null)).toEqual(['done', 'done'])
})

it(`finds ${maxMatching} at most to act on, and counts all`, async () => {
  await test.db
    .insertInto('customers')
    .values(
      Array.from({ length: maxMatching + 1 }, (_, n) => ({
        first_name: 'Many',
        last_name: String(n),
        phone: '+13125550119',
      })),
    )
    .execute()
  const { data, meta } = await admin.call(bulkCustomerEndpoints.listMatchingCustomers, {
    query: { order_by: 'name', order_type: 'desc' },
  })
  expect(new Set(data).size).toBe(maxMatching)
  expect(meta.total).toBeGreaterThan(maxMatching)
})
