import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints as api } from '#contract/reports/report-endpoints.ts'
import { brokenInvariants } from '#server/testing/ledger.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { mergeDays } from './merge-days.ts'

const races = Number(process.env.RACES ?? 3)

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const part = await make.part(5000, { cost: 4.37, price: 9.99 })

const newOrder = (implementation_date: string, rate = 90.33) =>
  make.order(admin, [], {
    implementation_date,
    due_date: '2026-12-30',
    discount: 2.5,
    types_of_work: [
      { name: 'Work', hourly_rate: rate, duration: '1:20', inventories: [{ id: part, quantity: 2 }] },
    ],
  })
const become = (id: number, status: 'in_process' | 'finished') =>
  admin.attempt(orders.changeRepairOrderStatus, { params: { id }, body: { status } })
const totals = async (query: object = {}) => (await admin.call(api.getOrdersReportTotals, { query })).data
const movements = async (query: object = {}) =>
  (await admin.call(api.getInventoryReportTotals, { query })).data

const dues = async () => (await admin.call(orders.getRepairOrderSummary, {})).data

/** Totals from the orders themselves, by a search that matches all. */
async function rawTotals(query: object = {}) {
  const { data } = await admin.call(api.listOrdersReport, { query: { ...query, per_page: 100 } })
  const sum = (of: (row: (typeof data)[number]) => number) =>
    data.reduce((cents, row) => cents + Math.round(of(row) * 100), 0) / 100
  return {
    total_amount: sum(row => row.total_amount),
    total_profit: sum(row => row.profit!),
    total_parts_cost: sum(row => row.parts_cost!),
  }
}

const tables = ['repair_order_days', 'unpaid_repair_order_days'] as const
const rowsOf = async (table: (typeof tables)[number]) =>
  (await test.db.selectFrom(table).selectAll().execute()).length

describe('sums by day', () => {
  it('are used for totals and points of whole days, and merging does not change them', async () => {
    for (const day of ['05', '05', '06'])
      await become((await newOrder(`2026-11-${day} 09:00`)).id, 'finished')
    await newOrder('2026-11-05 10:00')
    const range = { dates_range: '2026-11-05 - 2026-11-05' }
    const read = async () => [await totals(), await totals(range), await movements(), await dues()]
    const before = await read()
    expect(before[0]).toMatchObject(await rawTotals())
    expect(before[1]).toMatchObject(await rawTotals(range))
    const rows = await Promise.all(tables.map(rowsOf))
    await mergeDays(test.shop)
    for (const [index, table] of tables.entries())
      expect(await rowsOf(table), table).toBeLessThan(rows[index]!)
    expect(await read()).toEqual(before)

    // A changed cent shows that the sums by day are read.
    await sql`update repair_order_days set total_amount = total_amount + 0.01 where day = '2026-11-05'`.execute(
      test.db,
    )
    expect((await totals(range)).total_amount).toBeCloseTo(
      (before[1] as { total_amount: number }).total_amount + 0.01,
      2,
    )
    const { data: series } = await admin.call(api.getOrdersReportSeries, { query: range })
    expect(series.points[0]!.sales).toBe((await totals(range)).total_amount)
    expect((await totals({ ...range, search: 'alvarez' })).total_amount).toBe(
      (before[1] as { total_amount: number }).total_amount,
    )
    await sql`update repair_order_days set total_amount = total_amount - 0.01 where day = '2026-11-05'`.execute(
      test.db,
    )
  })

  it('follow an order that is reopened, changed, finished on another day, and deleted', async () => {
    const order = await newOrder('2026-11-10 09:00')
    const range = { dates_range: '2026-11-10 - 2026-11-11' }
    for (const act of [
      () => become(order.id, 'finished'),
      () => become(order.id, 'in_process'),
      async () => {
        const body = await make.payload({
          implementation_date: '2026-11-11 09:00',
          due_date: '2026-12-30',
          version: 3,
        })
        return admin.attempt(orders.updateRepairOrder, { params: { id: order.id }, body })
      },
      () => become(order.id, 'finished'),
      () => become(order.id, 'in_process'),
      () => admin.attempt(orders.deleteRepairOrder, { params: { id: order.id } }),
    ]) {
      await act()
      expect(await totals(range)).toMatchObject(await rawTotals(range))
      expect(await totals()).toMatchObject(await rawTotals())
      expect(await brokenInvariants(test.db)).toEqual([])
    }
  })

  it('are recomputed for another time zone', async () => {
    await become((await newOrder('2026-11-14 23:30')).id, 'finished')
    const range = { dates_range: '2026-11-15 - 2026-11-15' }
    expect((await totals(range)).total_amount).toBe(0)
    const zone = await inZone('America/New_York')
    expect((await totals(range)).total_amount).toBeGreaterThan(0)
    expect(await totals(range)).toMatchObject(await rawTotals(range))
    await inZone(zone)
    expect((await totals(range)).total_amount).toBe(0)
  })

  it('stay correct under concurrent finishing, reopening, movements, merging and changes of the time zone', async () => {
    const made = []
    for (let index = 0; index < 8; index++)
      made.push(await newOrder(`2026-11-${18 + (index % 2)} 23:30`, 50 + index))
    for (let race = 0; race < races; race++) {
      await Promise.all([
        ...made.map(({ id }, index) => become(id, (race + index) % 2 === 0 ? 'finished' : 'in_process')),
        ...made.map(({ id }) =>
          admin.attempt(money.createOrderPayment, {
            params: { id },
            body: { amount: 1, payment_date: '2026-11-20', payment_method: 'cash' },
          }),
        ),
        ...[1, 2, 3].map(quantity =>
          admin.call(partEndpoints.purchasePart, {
            params: { id: part },
            body: { date: '2026-11-20', cost: 3.33, quantity },
          }),
        ),
        mergeDays(test.shop),
        inZone(race % 2 === 0 ? 'America/New_York' : 'America/Chicago'),
        mergeDays(test.shop),
      ])
      expect(await brokenInvariants(test.db)).toEqual([])
    }
    await inZone('America/Chicago')
    expect(await totals()).toMatchObject(await rawTotals())
  })
})

async function inZone(timezone: string): Promise<string> {
  const { timezone: before } = await test.db
    .selectFrom('company')
    .select('timezone')
    .executeTakeFirstOrThrow()
  await test.db.updateTable('company').set({ timezone }).execute()
  return before
}
