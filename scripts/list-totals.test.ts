import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type PartsOrderFilters, partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import {
  repairOrderEndpoints as api,
  type RepairOrderFilters,
} from '#contract/repair-orders/repair-order-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { seedShop } from '../bench/seed-shop.ts'

const orders = 12_000
const test = await testShop()
await seedShop(test.shop.pool, orders)
const admin = await test.signIn('admin')

const totals = async (query: Partial<RepairOrderFilters>, reader = admin) => {
  const { meta } = await reader.call(api.listRepairOrders, { query: { ...query, per_page: 12 } })
  const { data } = await reader.call(api.getRepairOrderSummary, { query })
  const { total, total_is_estimate, total_is_more } = meta
  expect(data).toMatchObject({ order_total_count: total })
  expect(data.order_total_count_is_estimate).toBe(total_is_estimate)
  expect(data.order_total_count_is_more).toBe(total_is_more)
  return { total, total_is_estimate, total_is_more }
}

it('are about right where nobody counts them, and say so', async () => {
  const { total, ...marks } = await totals({})
  expect(marks).toEqual({ total_is_estimate: true })
  const { count } = await test.db
    .selectFrom('repair_orders')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow()
  expect(total).toBeGreaterThan(count * 0.8)
  expect(total).toBeLessThan(count * 1.2)
})

it('of a filtered list are "10,000+" rather than a guess', async () => {
  expect(await totals({ status: 'finished' })).toEqual({ total: 10_000, total_is_more: true })
})

it('of any filter that finds so many, and of all that a mechanic sees, are "10,000+" too', async () => {
  const mechanic = await test.signIn('mechanic')
  const { customer_id, id: vehicle_id } = await test.db
    .selectFrom('vehicles')
    .select(['owner_id as customer_id', 'id'])
    .executeTakeFirstOrThrow()
  await inReplica(sql`update repair_orders set mechanic_id = ${mechanic.user.id}, customer_id = ${customer_id},
    vehicle_id = ${vehicle_id}, is_paid = true, paid_at = now()`)
  const ranges = await test.db
    .selectFrom('repair_orders')
    .select([
      sql<string>`min(implementation_date)::date - 1`.as('from'),
      sql<string>`max(implementation_date)::date + 1`.as('to'),
    ])
    .executeTakeFirstOrThrow()
  for (const query of [
    { mechanic_id: mechanic.user.id },
    { customer_id },
    { truck_id: vehicle_id },
    { trailer_id: vehicle_id },
    { payment_status: 'paid' },
    { dates_range: `${ranges.from} - ${ranges.to}` },
  ] as const)
    expect(await totals(query), JSON.stringify(query)).toEqual({ total: 10_000, total_is_more: true })
  expect(await totals({}, mechanic)).toEqual({ total: 10_000, total_is_more: true })
})

it('of what is unpaid or overdue are exact, however many there are', async () => {
  await inReplica(sql`delete from payments where order_kind = 'repair_order'`)
  await inReplica(
    sql`update repair_orders set paid_amount = 0, is_paid = false, paid_at = null, due_date = '2020-01-01'`,
  )
  const { count } = await test.db
    .selectFrom('repair_orders')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(10_000)
  expect(await totals({ payment_status: 'not_paid' })).toEqual({ total: count })
  expect(await totals({ payment_status: 'overdue' })).toEqual({ total: count })
  expect(await totals({ payment_status: 'overdue_over_90' })).toEqual({ total: count })
})

it('of parts orders that are unpaid or overdue are exact too', async () => {
  const count = async (query: Partial<PartsOrderFilters>) =>
    (await admin.call(partsOrderEndpoints.listPartsOrders, { query: { ...query, per_page: 12 } })).meta
  await inReplica(sql`delete from payments where order_kind = 'parts_order'`)
  await inReplica(
    sql`update parts_orders set paid_amount = 0, is_paid = false, paid_at = null, due_date = '2020-01-01'`,
  )
  const { all, owed, here } = await test.db
    .selectFrom('parts_orders')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where status <> 'canceled')`.as('owed'),
      sql<number>`count(*) filter (where source = 'bs' and status = 'delivered')`.as('here'),
    ])
    .executeTakeFirstOrThrow()
  expect(owed).toBeGreaterThan(10_000)
  expect(await count({ payment_status: 'not_paid' })).toEqual({ total: all })
  expect(await count({ is_overdue: true })).toEqual({ total: owed })
  expect(await count({ payment_status: 'not_paid', is_overdue: false })).toEqual({ total: all - owed })
  expect(await count({ payment_status: 'not_paid', source: 'bs', status: 'delivered' })).toEqual({
    total: here,
  })
})

it('of deleted orders are "10,000+", though none of them is paid', async () => {
  await inReplica(sql`
    update repair_orders set notes = status, status = 'deleted', status_before_deletion = 'new'
    where status <> 'deleted'`)
  const query = { payment_status: 'not_paid', status: 'deleted' } as const
  expect(await totals(query)).toEqual({ total: 10_000, total_is_more: true })
  await inReplica(sql`
    update repair_orders set status = notes, status_before_deletion = null
    where notes in ('new', 'in_process', 'finished')`)
})

/** Without the triggers that guard ledgers and sums. */
const inReplica = (statement: ReturnType<typeof sql>) =>
  test.db.transaction().execute(async db => {
    await sql`set local session_replication_role = replica`.execute(db)
    await statement.execute(db)
    await sql`select sum_unpaid_orders_by_day(), sum_unpaid_parts_orders_by_day()`.execute(db)
  })
