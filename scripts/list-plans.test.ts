import { expect, it } from 'vitest'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { explain, statementsOf } from '../bench/explain.ts'
import { readLists } from '../bench/list-plans.ts'
import { seedShop } from '../bench/seed-shop.ts'

const test = await testShop()
await seedShop(test.shop.pool, 6000)
const authorization = `Bearer ${await (await test.signIn('admin')).token()}`
const headers = { authorization, 'admin-panel': 'true' }
const sizes = new Map(
  ['repair_orders', 'parts_orders', 'vehicles', 'customers', 'parts', 'part_stock', 'stock_movements'].map(
    table => [table, 1000],
  ),
)
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const lastMonth = `${day(30)} - ${day(0)}`
/** A small table is read at a stroke: without that, what lacks an index still does it. */
const settings = 'set local enable_seqscan = off;'

it('no list reads a big table from end to end, whatever the filter and the sort', {
  timeout: 900_000,
}, async () => {
  const bad: string[] = []
  let reads = 0
  for await (const read of readLists(test.app, test.shop.pool, headers, { sizes, settings })) {
    reads++
    if (read.scanned.length > 0) bad.push(`${read.list} ${read.query}: ${read.scanned.join(', ')}`)
  }
  expect(bad).toEqual([])
  expect(reads).toBeGreaterThan(400)
})

it.each([
  ['of all orders', repairOrderEndpoints.getRepairOrderSummary.path, 'repair_orders_unpaid\\w*'],
  [
    'of a month',
    `${reportEndpoints.getOrdersReportTotals.path}?dates_range=${encodeURIComponent(lastMonth)}`,
    'repair_orders_unpaid_implementation',
  ],
])('what is due %s is summed over unpaid orders alone, out of their index', async (_, url, index) => {
  const sent = await statementsOf(test.shop.pool, async () => {
    expect((await test.app.inject({ url, headers })).statusCode).toBe(200)
  })
  const [sums] = sent.filter(({ text }) => text.includes('past_due'))
  const plan = JSON.stringify(await explain(test.shop.pool, sums!, settings))
  expect(plan).toMatch(new RegExp(`"Node Type":"Index Only Scan"[^{}]*"Index Name":"${index}"`))
})

it.each([
  ['parts orders that are not paid', `${partsOrderEndpoints.listPartsOrders.path}?payment_status=not_paid`],
  [
    'those of one source that are not',
    `${partsOrderEndpoints.listPartsOrders.path}?payment_status=not_paid&source=ecomm`,
  ],
  ['orders that are not billed', `${repairOrderEndpoints.listRepairOrders.path}?payment_status=not_billed`],
])('%s are counted out of an index of their own', async (_, url) => {
  const sent = await statementsOf(test.shop.pool, async () => {
    expect((await test.app.inject({ url, headers })).statusCode).toBe(200)
  })
  const [count] = sent.filter(({ text }) => text.includes('counted'))
  const plan = JSON.stringify(await explain(test.shop.pool, count!, settings))
  expect(plan).toMatch(/"Node Type":"Index Only Scan"[^{}]*"Index Name":"(parts|repair)_orders_not_\w+"/)
})
