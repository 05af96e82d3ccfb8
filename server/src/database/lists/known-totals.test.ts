import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { spyOnStatements } from '#server/testing/statement-spy.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const order = await make.order(admin, [])
const spy = spyOnStatements(test.shop.pool)

afterEach(() => vi.restoreAllMocks())

async function customersAre(total: number) {
  await sql`delete from customers where last_name = 'Many'`.execute(test.db)
  await sql`insert into customers (first_name, last_name) select 'C' || n, 'Many' from generate_series(1, ${total}::int) n`.execute(
    test.db,
  )
  await sql`vacuum analyze customers`.execute(test.db)
}

/** Whether rows were counted or their number estimated meanwhile. */
async function counting(act: () => Promise<void>): Promise<boolean> {
  return (await spy.statementsOf(act)).some(text => /^explain|as counted/.test(text))
}

async function read(query: object = {}) {
  let meta = {}
  const isCounted = await counting(async () => {
    meta = (await admin.call(customerEndpoints.listCustomers, { query })).meta
  })
  return { isCounted, meta: meta as { total: number; total_is_estimate?: boolean } }
}

const minutesLater = (minutes: number) => {
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + minutes * 60_000 + 1)
}

it('what is about right of a long list is not counted again within a minute', async () => {
  await customersAre(25_000)
  const first = await read()
  expect([first.isCounted, first.meta.total_is_estimate]).toEqual([true, true])
  expect(first.meta.total / 25_000).toBeCloseTo(1, 1)
  const again = await read({ order_by: 'name', page: 2 })
  expect(again).toEqual({ isCounted: false, meta: first.meta })
  await customersAre(40_000)
  minutesLater(1)
  const later = await read()
  expect(later.isCounted).toBe(true)
  expect(later.meta.total / 40_000).toBeCloseTo(1, 1)
})

it('what a filter leaves is counted for itself', async () => {
  await read()
  expect((await read({ search: 'C123 Many' })).meta.total).toBe(111)
  expect((await read({ type: 'ecomm' })).meta).toEqual({ total: 0 })
})

it('a list that is soon short enough to be counted is', async () => {
  minutesLater(10)
  await customersAre(12_000)
  expect((await read()).meta.total_is_estimate).toBe(true)
  await customersAre(9_000)
  const { meta } = await read()
  const { total } = await test.db
    .selectFrom('customers')
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  expect(meta).toEqual({ total })
})

it('what is due is read anew with a total that is known', async () => {
  const summary = async () => (await admin.call(repairOrderEndpoints.getRepairOrderSummary, {})).data
  const before = await summary()
  await sql`
    insert into repair_orders (order_number, vehicle_id, customer_id, status, implementation_date, due_date, total_amount)
    select 'MANY-' || n, vehicle_id, customer_id, 'new', implementation_date, due_date, 1
    from repair_orders cross join generate_series(1, 25000) n where id = ${order.id}`.execute(test.db)
  await sql`vacuum analyze repair_orders`.execute(test.db)
  const first = await counting(async () => {
    expect((await summary()).total_due).toBe(before.total_due + 25_000)
  })
  await sql`update repair_orders set total_amount = 2 where order_number like 'MANY-%'`.execute(test.db)
  const again = await counting(async () => {
    const after = await summary()
    expect(after.total_due).toBe(before.total_due + 50_000)
    expect(after.order_total_count / 25_000).toBeCloseTo(1, 1)
  })
  expect([first, again]).toEqual([true, false])
  await sql`delete from repair_orders where order_number like 'MANY-%'`.execute(test.db)
})
