import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { seedShop } from '../bench/seed-shop.ts'

const orders = 12_000
const test = await testShop()
await seedShop(test.shop.pool, orders)
const admin = await test.signIn('admin')

const totals = async (query: { status?: 'finished'; payment_status?: 'not_paid' | 'overdue' }) => {
  const { meta } = await admin.call(api.listRepairOrders, { query: { ...query, per_page: 12 } })
  const { data } = await admin.call(api.getRepairOrderSummary, { query })
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

it('of what is unpaid or overdue are exact, however many there are', async () => {
  const client = await test.shop.pool.connect()
  await client.query(`begin; set local session_replication_role = replica; delete from payments where order_kind = 'repair_order';
    update repair_orders set paid_amount = 0, is_paid = false, paid_at = null, due_date = '2020-01-01'; commit`)
  client.release()
  const { count } = await test.db
    .selectFrom('repair_orders')
    .select(sql<number>`count(*)`.as('count'))
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow()
  expect(count).toBeGreaterThan(10_000)
  expect(await totals({ payment_status: 'not_paid' })).toEqual({ total: count })
  expect(await totals({ payment_status: 'overdue' })).toEqual({ total: count })
})
