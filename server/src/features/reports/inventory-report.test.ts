import { describe, expect, it } from 'vitest'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { SalePayload } from '#contract/parts/part-sale.ts'
import { exportFileEndpoints } from '#contract/records/list-export.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints as api } from '#contract/reports/report-endpoints.ts'
import { partFixtures } from '#server/testing/part-fixtures.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const make = await partFixtures(test, admin)
const insertCategory = async (name: string, parent_id: number | null) => {
  const slug = name.toLowerCase()
  const { id } = await test.db
    .insertInto('categories')
    .values({ name, slug, parent_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const brakes = await insertCategory('Brakes', null)
const shoes = await insertCategory('Shoes', brakes)
const sell = (id: number, changes: Partial<SalePayload>) =>
  admin.call(partEndpoints.sellPart, {
    params: { id },
    body: {
      describe: 'sold',
      quantity: 1,
      price: 25,
      date: '2026-11-20',
      invoice_number: 'INV-9',
      payment_date: '2026-11-20',
      payment_method: 'cash',
      phone: '+13125550119',
      email: 'maria@example.test',
      ...changes,
    },
  })

const purchase = { date: '2026-11-01', cost: 10, quantity: 8, invoice_number: 'PO-4471' }
const shoe = await make.part({
  stock_number: 'SH-1',
  category_id: shoes,
  supplier_id: make.supplier,
  purchase,
})
const oil = await make.part({
  stock_number: 'OIL-1',
  name: 'Engine oil',
  unit_id: make.gallons,
  purchase: { date: '2026-10-15', cost: 3.25, quantity: 10.5 },
})
const order = await make.order(shoe.id, 2)
const become = (status: 'in_process' | 'finished') =>
  admin.call(orders.changeRepairOrderStatus, { params: { id: order.id }, body: { status } })
await become('finished')
await sell(shoe.id, { quantity: 3 })
await sell(oil.id, { describe: 'broke', quantity: 0.125, price: 8, date: '2026-11-05' })

type Query = NonNullable<Parameters<typeof admin.call<typeof api.listInventoryReport>>[1]>['query']

const rowsOf = async (query: Query = {}) => (await admin.call(api.listInventoryReport, { query })).data
const found = async (query: Query = {}) =>
  (await rowsOf(query)).map(row => `${row.stock_number} ${row.operation_type} ${row.date}`)
const exportedLines = async (query: Query) => {
  const { url } = (await admin.call(api.exportInventoryReport, { query })).data
  const token = new URL(url, 'http://shop').searchParams.get('token')!
  const { raw } = await test.stranger.attempt(exportFileEndpoints.getExport, { query: { token } })
  return raw.toString().trim().split('\r\n').slice(1)
}
const totals = async (query: object = {}) => (await admin.call(api.getInventoryReportTotals, { query })).data

describe('the report of movements', () => {
  it('has quantity, amounts and order or invoice of each movement', {
    tags: 'REP-008',
  }, async () => {
    const [sold, , counter] = await rowsOf({ transaction_type: 'sold' })
    expect(sold).toEqual({
      id: expect.any(Number),
      inventory_id: shoe.id,
      stock_number: 'SH-1',
      name: shoe.name,
      is_inventory_deleted: false,
      date: '2026-11-21',
      operation_type: 'sold',
      describe: 'sold',
      quantity: 2,
      unit_name: 'pcs',
      cost: 10,
      price: 20,
      order_id: order.id,
      order_type: 'bs',
      has_order: true,
      invoice_number: order.order_number,
      category: 'Shoes',
      supplier: 'FleetPride',
    })
    expect(counter).toMatchObject({ describe: 'broke', quantity: 0.125, unit_name: 'gal', supplier: '' })
    const [bought] = await rowsOf({ transaction_type: 'purchase' })
    expect(bought).toMatchObject({
      operation_type: 'purchase',
      cost: 10,
      price: 0,
      order_id: null,
      order_type: null,
      has_order: false,
      invoice_number: 'PO-4471',
    })
  })

  it('sorts newest days first, and filters by days, category, supplier, type and words', async () => {
    expect(await found()).toEqual([
      'SH-1 sold 2026-11-21',
      'SH-1 sold 2026-11-20',
      'OIL-1 sold 2026-11-05',
      'SH-1 purchase 2026-11-01',
      'OIL-1 purchase 2026-10-15',
    ])
    expect((await found({ order_by: 'date', order_type: 'asc' }))[0]).toBe('OIL-1 purchase 2026-10-15')
    expect(await found({ date_from: '2026-11-20' })).toHaveLength(2)
    expect(await found({ date_to: '11/01/2026' })).toHaveLength(2)
    expect(await found({ date_from: '11/05/2026', date_to: '2026-11-05' })).toEqual(['OIL-1 sold 2026-11-05'])
    expect(await found({ category_id: brakes })).toHaveLength(3)
    expect(await found({ category_id: 1 })).toHaveLength(2)
    expect(await found({ supplier_id: make.supplier, transaction_type: 'purchase' })).toHaveLength(1)
    expect(await found({ transaction_type: 'returned' })).toEqual([])
    expect(await found({ q: 'sh1' })).toHaveLength(3)
    expect(await found({ q: 'engine' })).toHaveLength(2)
    expect(await found({ q: 'po-4471' })).toEqual(['SH-1 purchase 2026-11-01'])
    expect(await found({ q: order.order_number })).toEqual(['SH-1 sold 2026-11-21'])
    expect(await found({ q: 'nothing like it' })).toEqual([])
    for (const wrong of [{ date_from: '11/32/2026' }, { date_to: 'today' }]) {
      const { status, errors } = await admin.attempt(api.listInventoryReport, { query: wrong })
      expect([status, errors[0]?.source?.parameter]).toEqual([422, Object.keys(wrong)[0]])
    }
  })

  it('sums cost and price, without revenue of write-offs', { tags: 'REP-009' }, async () => {
    const purchases = 80 + 10.5 * 3.25
    const written = 0.125 * 3.25
    expect(await totals()).toEqual({
      cost_total: Math.round((purchases + 50 + written) * 100) / 100,
      price_total: 2 * 20 + 3 * 25,
    })
    expect(await totals({ transaction_type: 'purchase' })).toEqual({ cost_total: 114.13, price_total: 0 })
    expect(await totals({ q: 'oil', transaction_type: 'sold' })).toEqual({ cost_total: 0.41, price_total: 0 })
    // Inclusive days, with one or both ends.
    for (const [days, cost_total, price_total] of [
      [{ date_from: '2026-11-02', date_to: '2026-11-20' }, 30.41, 75],
      [{ date_from: '2026-11-21' }, 20, 40],
      [{ date_to: '11/01/2026' }, 114.13, 0],
    ] as const)
      expect(await totals(days)).toEqual({ cost_total, price_total })
    expect(await totals({ date_from: '11/20/2026', category_id: brakes })).toEqual({
      cost_total: 50,
      price_total: 115,
    })
  })

  it('subtracts returns from sales, keeps deleted parts, and links no deleted order', {
    tags: 'REP-008',
  }, async () => {
    const before = await totals({ q: 'SH-1' })
    await become('in_process')
    expect(await totals({ q: 'SH-1' })).toEqual({
      cost_total: before.cost_total! - 20,
      price_total: before.price_total - 40,
    })
    expect(await found({ transaction_type: 'returned' })).toEqual(['SH-1 returned 2026-11-21'])
    await admin.call(orders.deleteRepairOrder, { params: { id: order.id } })
    const [back] = await rowsOf({ transaction_type: 'returned' })
    expect(back).toMatchObject({
      order_id: order.id,
      has_order: false,
      invoice_number: order.order_number,
      describe: null,
    })
    const gone = await make.part({
      stock_number: 'OLD-1',
      purchase: { date: '2026-11-02', cost: 1, quantity: 1 },
    })
    await sell(gone.id, { describe: 'defect', price: 9 })
    expect(await totals({ q: 'OLD-1' })).toEqual({ cost_total: 2, price_total: 0 })
    await admin.call(partEndpoints.deletePart, { params: { id: gone.id } })
    const rows = await rowsOf({ q: 'OLD-1' })
    expect(rows.map(row => [row.name, row.is_inventory_deleted])).toEqual([
      [gone.name, true],
      [gone.name, true],
    ])
  })

  it('has points of purchases and sales by day, by month without a period', async () => {
    const series = async (query: object) =>
      (await admin.call(api.getInventoryReportSeries, { query: { q: 'OIL-1', ...query } })).data
    const days = await series({ date_from: '2026-11-04', date_to: '11/05/2026' })
    expect(days).toEqual({
      from: '2026-11-04',
      to: '2026-11-05',
      unit: 'day',
      points: ['2026-11-04', '2026-11-05'].map(date => ({ date, purchases: 0, sales: 0 })),
    })
    const year = await series({})
    expect([year.from, year.to, year.unit]).toEqual(['2025-12-01', '2026-11-30', 'month'])
    expect(year.points.filter(point => point.purchases! > 0)).toEqual([
      { date: '2026-10-01', purchases: 34.13, sales: 0 },
    ])
    expect((await series({ date_from: '2026-11-01' })).to).toBe('2026-11-21')
    expect((await series({ date_to: '2026-06-15' })).from).toBe('2025-07-01')
  })

  it('exports as filtered', async () => {
    expect(await exportedLines({ transaction_type: 'purchase', q: 'SH-1' })).toEqual([
      `SH-1,${shoe.name},2026-11-01,Purchase,8,pcs,10,0,PO-4471,Shoes,FleetPride`,
    ])
    const out = await exportedLines({ transaction_type: 'sold', q: 'OIL-1' })
    expect(out).toEqual(['OIL-1,Engine oil,2026-11-05,Written off: broken,-0.125,gal,3.25,8,,Truck parts,'])
  })

  it('has the parts order of a movement', { tags: 'REP-008' }, async () => {
    const belt = await make.part({
      stock_number: 'BELT-1',
      purchase: { date: '2026-11-02', cost: 2, quantity: 5 },
    })
    const sent = await partsOrderFixtures(test).orderIn(admin, 'sent', [{ id: belt.id, quantity: 3 }])
    const [sold] = await rowsOf({ q: sent.order_number })
    expect(sold).toMatchObject({
      inventory_id: belt.id,
      operation_type: 'sold',
      quantity: 3,
      cost: 2,
      order_id: sent.id,
      order_type: 'parts',
      has_order: true,
      invoice_number: sent.order_number,
    })
  })

  it("has the supplier of a purchase, even if not the part's usual one", {
    tags: 'REP-008',
  }, async () => {
    const { id: supplier_id } = await test.db
      .insertInto('suppliers')
      .values({ name: 'Joliet Fleet Supply' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = [{ inventory_id: shoe.id, quantity: 5, cost: 9 }]
    await admin.call(partEndpoints.receiveParts, {
      body: { date: '2026-11-20', invoice_number: 'JFS-1', supplier_id, rows },
    })
    const [received] = await rowsOf({ q: 'Joliet Fleet' })
    expect(received).toMatchObject({ invoice_number: 'JFS-1', supplier: 'Joliet Fleet Supply' })
    const [usual] = await rowsOf({ q: 'PO-4471' })
    expect(usual).toMatchObject({ supplier: 'FleetPride' })
    // The search finds texts of the row, in the list and the totals.
    const all = await rowsOf()
    for (const q of ['Joliet Fleet', 'fleetpride', 'etprid']) {
      const named = all.filter(row => row.supplier.toLowerCase().includes(q.toLowerCase()))
      expect((await rowsOf({ q })).map(row => row.id)).toEqual(named.map(row => row.id))
      const costs = named.map(row => row.quantity * row.cost! * (row.operation_type === 'returned' ? -1 : 1))
      expect((await totals({ q })).cost_total).toBe(costs.reduce((sum, cost) => sum + cost, 0))
    }
    expect(await rowsOf({ q: 'fl' })).toEqual([])
    // The supplier filter matches the row, in list, totals, points and file.
    const received_cost = 5 * 9
    const ofBoth = (await rowsOf({ transaction_type: 'purchase' })).filter(row => row.supplier !== '')
    for (const [id, name] of [
      [supplier_id, 'Joliet Fleet Supply'],
      [make.supplier, 'FleetPride'],
    ] as const) {
      const query = { supplier_id: id, transaction_type: 'purchase' } as const
      const rows = await rowsOf(query)
      expect(rows.map(row => row.id)).toEqual(ofBoth.filter(row => row.supplier === name).map(row => row.id))
      const cost = rows.reduce((sum, row) => sum + row.quantity * row.cost!, 0)
      expect(await totals(query)).toEqual({ cost_total: cost, price_total: 0 })
      const { points } = (await admin.call(api.getInventoryReportSeries, { query })).data
      expect(points.reduce((sum, point) => sum + point.purchases!, 0)).toBe(cost)
      const lines = await exportedLines(query)
      expect(lines.map(line => line.split(',').at(-1))).toEqual(rows.map(() => name))
    }
    expect(await totals({ supplier_id })).toEqual({ cost_total: received_cost, price_total: 0 })
    expect(await rowsOf({ supplier_id: 999_999 })).toEqual([])
  })

  it('needs its permission', async () => {
    const mechanic = await test.signIn('mechanic')
    for (const endpoint of [
      api.listInventoryReport,
      api.getInventoryReportTotals,
      api.getInventoryReportSeries,
    ])
      expect((await mechanic.attempt(endpoint)).status).toBe(403)
  })
})
