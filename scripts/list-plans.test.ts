import { expect, it } from 'vitest'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { explain, type Node, nodesOf, statementsOf, touchedRows } from '../bench/explain.ts'
import { listReads } from '../bench/list-reads.ts'
import { seedShop } from '../bench/seed-shop.ts'

const test = await testShop()
await seedShop(test.shop.pool, 6000)
const authorization = `Bearer ${await (await test.signIn('admin')).token()}`
const headers = { authorization, 'admin-panel': 'true' }
const bigTables = new Set([
  'repair_orders',
  'parts_orders',
  'vehicles',
  'customers',
  'parts',
  'part_stock',
  'stock_movements',
])
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const lastMonth = `${day(30)} - ${day(0)}`
/** PostgreSQL prefers scans of small tables: forbidden, only a query without an index still scans. */
const settings = 'set local enable_seqscan = off;'

it('no list scans a big table, with any filter and sort', {
  timeout: 900_000,
}, async () => {
  const reads = await listReads(test.shop.pool)
  expect(reads.length).toBeGreaterThan(400)
  const bad: string[] = []
  for (const { url } of reads)
    for (const sent of await sentBy(url)) {
      const { Plan: plan } = await explain(test.shop.pool, sent, settings)
      const scanned = nodesOf(plan).filter(node => node['Node Type'] === 'Seq Scan' && isBig(node))
      bad.push(...scanned.map(node => `${url}: ${node['Relation Name']}`))
    }
  expect(bad).toEqual([])
})

const isBig = (node: Node) => bigTables.has(node['Relation Name'] ?? '') && touchedRows(node) > 200

const sentBy = (url: string) =>
  statementsOf(test.shop.pool, async () => {
    expect((await test.app.inject({ url, headers })).statusCode).toBe(200)
  })

async function planOf(url: string, statement: string, planner = settings) {
  const [that] = (await sentBy(url)).filter(({ text }) => text.includes(statement))
  return explain(test.shop.pool, that!, planner)
}

it('dues of a month are an index-only scan of unpaid orders', async () => {
  const url = `${reportEndpoints.getOrdersReportTotals.path}?dates_range=${encodeURIComponent(lastMonth)}`
  const plan = JSON.stringify(await planOf(url, 'past_due'))
  expect(plan).toMatch(
    /"Node Type":"Index Only Scan"[^{}]*"Index Name":"repair_orders_unpaid_implementation"/,
  )
})

it('dues of all orders are summed from days, without orders', async () => {
  const url = `${repairOrderEndpoints.getRepairOrderSummary.path}?payment_status=not_paid`
  const { Plan: plan } = await planOf(url, 'past_due')
  expect(nodesOf(plan).flatMap(node => node['Relation Name'] ?? [])).toEqual(['unpaid_repair_order_days'])
})

it.each(['past_due', 'total_due'])('the report sorted by %s is scanned along an index', async order_by => {
  const url = `${reportEndpoints.listOrdersReport.path}?order_by=${order_by}&order_type=desc&per_page=12`
  // So few rows would be sorted.
  const plan = await planOf(url, 'as "ids"', `${settings} set local enable_sort = off;`)
  expect(JSON.stringify(plan)).toContain('"Index Name":"repair_orders_balance"')
})
