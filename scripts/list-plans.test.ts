import { expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { explain, nodesOf, statementsOf } from '../bench/explain.ts'
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

async function planOf(url: string, statement: string, further = '') {
  const sent = await statementsOf(test.shop.pool, async () => {
    expect((await test.app.inject({ url, headers })).statusCode).toBe(200)
  })
  const [that] = sent.filter(({ text }) => text.includes(statement))
  return explain(test.shop.pool, that!, settings + further)
}

it('what is due of a month is summed over unpaid orders alone, out of their index', async () => {
  const url = `${reportEndpoints.getOrdersReportTotals.path}?dates_range=${encodeURIComponent(lastMonth)}`
  const plan = JSON.stringify(await planOf(url, 'past_due'))
  expect(plan).toMatch(
    /"Node Type":"Index Only Scan"[^{}]*"Index Name":"repair_orders_unpaid_implementation"/,
  )
})

it.each([
  [
    'what is due of all orders',
    `${repairOrderEndpoints.getRepairOrderSummary.path}?payment_status=not_paid`,
    'past_due',
  ],
  ...['not_paid', 'overdue', 'to_bill', 'overdue_over_90', 'not_paid&status=finished'].map(status => [
    `how many are ${status}`,
    `${repairOrderEndpoints.listRepairOrders.path}?payment_status=${status}`,
    'as "total"',
  ]),
  [
    'how many are overdue in the report',
    `${reportEndpoints.listOrdersReport.path}?payment_status=overdue`,
    'as "total"',
  ],
] as [string, string, string][])(
  '%s is said by the days they are due, without an order',
  async (_, url, statement) => {
    const { Plan: plan } = await planOf(url, statement)
    const read = nodesOf(plan).flatMap(node => node['Relation Name'] ?? [])
    expect(read).toEqual(['unpaid_repair_order_days'])
  },
)

it.each(['past_due', 'total_due'])('the report is sorted by %s out of an index', async order_by => {
  const url = `${reportEndpoints.listOrdersReport.path}?order_by=${order_by}&order_type=desc&per_page=12`
  // A few hundred unpaid orders are sorted as fast: without that, what has no index is sorted all the same.
  const { Plan: plan } = await planOf(
    url,
    'order by (o.total_amount - o.paid_amount)',
    'set local enable_sort = off;',
  )
  expect(JSON.stringify(plan)).toContain('"Index Name":"repair_orders_balance"')
  expect(nodesOf(plan).filter(node => node['Node Type'] === 'Sort')).toEqual([])
})

it('orders that are not billed are counted out of an index of their own', async () => {
  const url = `${repairOrderEndpoints.listRepairOrders.path}?payment_status=not_billed`
  const plan = JSON.stringify(await planOf(url, 'counted'))
  expect(plan).toMatch(/"Node Type":"Index Only Scan"[^{}]*"Index Name":"repair_orders_not_billed"/)
})

it.each([
  'payment_status=not_paid',
  'payment_status=not_paid&source=ecomm',
  'is_overdue=true&status=delivered',
])('how many parts orders are %s is said by the days they are due, without an order', async query => {
  const { Plan: plan } = await planOf(`${partsOrderEndpoints.listPartsOrders.path}?${query}`, 'as "total"')
  expect(nodesOf(plan).flatMap(node => node['Relation Name'] ?? [])).toEqual(['unpaid_parts_order_days'])
})

it.each([
  ['category_id', 'parts_in_category'],
  ['supplier_id', 'parts_supplier'],
])('parts of one %s are sorted out of an index', async (column, index) => {
  const { rows } = await test.shop.pool.query(`select max(${column}) as id from parts`)
  for (const order_by of ['name', 'stock_number', 'price_retail']) {
    const url = `${partEndpoints.listParts.path}?${column}=${rows[0].id}&order_by=${order_by}`
    const plan = JSON.stringify(await planOf(url, 'as "by_0"'))
    expect(plan).toMatch(new RegExp(`"Node Type":"Index Only Scan"[^{}]*"Index Name":"${index}"`))
  }
})

it('parts orders that are not overdue are counted out of an index', async () => {
  const url = `${partsOrderEndpoints.listPartsOrders.path}?is_overdue=false`
  const plan = JSON.stringify(await planOf(url, 'counted'))
  expect(plan).toMatch(/"Node Type":"Index Only Scan"[^{}]*"Index Name":"parts_orders_newest"/)
})

it('orders of a mechanic are counted out of an index', async () => {
  const { rows } = await test.shop.pool.query('select max(mechanic_id) as id from repair_orders')
  const url = `${repairOrderEndpoints.listRepairOrders.path}?mechanic_id=${rows[0].id}`
  const plan = JSON.stringify(await planOf(url, 'counted'))
  expect(plan).toMatch(/"Node Type":"Index Only Scan"[^{}]*"Index Name":"repair_orders_mechanic"/)
})
