import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints as api } from '#contract/reports/report-endpoints.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const ines = await make.customer({ first_name: 'Ines' })
const truck = await make.vehicle(ines, { unit_number: 'U-77' })
const shoe = await make.part(20, { cost: 4, price: 10 })

const work = (hourly_rate: number, quantity = 0) => ({
  types_of_work: [
    {
      name: 'Work',
      hourly_rate,
      duration: '1:00',
      inventories: quantity ? [{ id: shoe, quantity }] : [],
    },
  ],
})
const become = (id: number, status: 'in_process' | 'finished') =>
  admin.call(orders.changeRepairOrderStatus, { params: { id }, body: { status } })
const pay = (id: number, amount: number) =>
  admin.call(money.createOrderPayment, {
    params: { id },
    body: { amount, payment_date: '2026-11-21', payment_method: 'cash' },
  })

const overdue = await make.order(admin, [], {
  truck_id: truck.id,
  due_date: '2026-11-20',
  implementation_date: '2026-11-10 08:00',
  discount: 10,
  tax_labor: 5,
  tax_inventory: 8,
  ...work(100, 3),
})
const current = await make.order(admin, [], {
  ...work(60, 2),
  due_date: '2026-11-21',
  implementation_date: '2026-11-12 08:00',
})
const paid = await make.order(admin, [], {
  ...work(200),
  due_date: '2026-11-01',
  implementation_date: '2026-11-30 23:30',
})
const deleted = await make.order(admin, [], { ...work(50, 1), due_date: '2026-11-01' })
await become(overdue.id, 'finished')
// A later purchase changes the cost of open orders, not of finished ones: (17 x 4 + 17 x 6) / 34 = 5.
await admin.call(partEndpoints.purchasePart, {
  params: { id: shoe },
  body: { date: '2026-11-21', cost: 6, quantity: 17 },
})
await pay(overdue.id, 20)
await pay(paid.id, 200)
await admin.call(orders.deleteRepairOrder, { params: { id: deleted.id } })

type Query = NonNullable<Parameters<typeof admin.call<typeof api.listOrdersReport>>[1]>['query']

const names = new Map([
  [overdue.id, 'overdue'],
  [current.id, 'current'],
  [paid.id, 'paid'],
  [deleted.id, 'deleted'],
])
const found = async (query: Query = {}) =>
  (await admin.call(api.listOrdersReport, { query })).data.map(row => names.get(row.id))
const totals = async (query: object = {}) => (await admin.call(api.getOrdersReportTotals, { query })).data

type Amount =
  | 'current_due'
  | 'past_due'
  | 'total_due'
  | 'total_amount'
  | 'profit'
  | 'parts_cost'
  | 'charges_amount'
  | 'charges_cost'

describe('the report of orders', () => {
  it('has parts cost, profit and dues of each order', {
    tags: 'REP-005',
  }, async () => {
    const { data, meta } = await admin.call(api.listOrdersReport)
    expect(meta.total).toBe(3)
    const tax = 90 * 0.05 + 27 * 0.08
    expect(data).toEqual([
      {
        id: paid.id,
        order_number: paid.order_number,
        parts_cost: 0,
        charges_amount: 0,
        charges_cost: 0,
        total_amount: 200,
        profit: 200,
        implementation_date: '2026-11-30 23:30',
        customer: 'Maria Alvarez',
        company_name: '',
        customer_id: paid.customer.id,
        status: 'new',
        is_paid: true,
        current_due: 0,
        past_due: 0,
        total_due: 0,
      },
      expect.objectContaining({
        id: current.id,
        status: 'new',
        is_paid: false,
        parts_cost: 10,
        charges_amount: 0,
        charges_cost: 0,
        total_amount: 80,
        profit: 70,
        current_due: 80,
        past_due: 0,
        total_due: 80,
      }),
      expect.objectContaining({
        id: overdue.id,
        customer: 'Ines Alvarez',
        customer_id: ines,
        status: 'finished',
        parts_cost: 12,
        charges_amount: 0,
        charges_cost: 0,
        total_amount: 117 + tax,
        profit: 105,
        implementation_date: '2026-11-10 08:00',
        current_due: 0,
        past_due: 117 + tax - 20,
        total_due: 117 + tax - 20,
      }),
    ])
  })

  it('sums exactly the filtered orders', { tags: 'REP-006' }, async () => {
    const all = {
      current_due: 80,
      past_due: 103.66,
      total_due: 183.66,
      total_amount: 403.66,
      total_profit: 375,
      total_parts_cost: 22,
      total_charges: 0,
      total_charges_cost: 0,
    }
    expect(await totals()).toEqual(all)
    for (const query of [
      {},
      { search: 'ines' },
      { status: 'finished' },
      { status: 'deleted' },
      { payment_status: 'not_paid' },
      { payment_status: 'overdue' },
      { customer_id: ines },
      { dates_range: '2026-11-11 - 2026-11-30' },
      { search: 'nobody' },
    ] as const) {
      const { data } = await admin.call(api.listOrdersReport, { query })
      const sum = (name: Amount) => Math.round(data.reduce((cents, row) => cents + row[name]! * 100, 0)) / 100
      expect(await totals(query), JSON.stringify(query)).toEqual({
        current_due: sum('current_due'),
        past_due: sum('past_due'),
        total_due: sum('total_due'),
        total_amount: sum('total_amount'),
        total_profit: sum('profit'),
        total_parts_cost: sum('parts_cost'),
        total_charges: sum('charges_amount'),
        total_charges_cost: sum('charges_cost'),
      })
    }
  })

  it('finds by number, customer and vehicle, and filters by status, payment, customer and days', async () => {
    expect(await found({ search: current.order_number })).toEqual(['current'])
    expect(await found({ search: 'U-77' })).toEqual(['overdue'])
    expect(await found({ status: 'new' })).toEqual(['paid', 'current'])
    expect(await found({ status: 'deleted' })).toEqual(['deleted'])
    expect(await found({ payment_status: 'overdue' })).toEqual(['overdue'])
    expect(await found({ payment_status: 'refunded' })).toEqual([])
    expect(await found({ customer_id: ines })).toEqual(['overdue'])
    expect(await found({ dates_range: '2026-11-30 - 2026-11-30' })).toEqual(['paid'])
    expect(await found({ dates_range: '11/10/2026 - 11/12/2026' })).toEqual(['current', 'overdue'])
    for (const path of [api.listOrdersReport, api.getOrdersReportTotals, api.getOrdersReportSeries]) {
      const { status, errors } = await admin.attempt(path, { query: { dates_range: '2026-11-30' } })
      expect([status, errors[0]?.source?.parameter]).toEqual([422, 'dates_range'])
    }
  })

  it('sorts by each of the dues, by amount, number and day', { tags: 'REP-003' }, async () => {
    const sorted = (order_by: NonNullable<Query>['order_by'], order_type: 'asc' | 'desc') =>
      found({ order_by, order_type })
    expect(await sorted('past_due', 'desc')).toEqual(['overdue', 'paid', 'current'])
    expect(await sorted('past_due', 'asc')).toEqual(['current', 'paid', 'overdue'])
    expect(await sorted('current_due', 'desc')).toEqual(['current', 'paid', 'overdue'])
    expect(await sorted('current_due', 'asc')).toEqual(['overdue', 'paid', 'current'])
    expect(await sorted('total_due', 'desc')).toEqual(['overdue', 'current', 'paid'])
    expect(await sorted('total_due', 'asc')).toEqual(['paid', 'current', 'overdue'])
    expect(await sorted('total_amount', 'asc')).toEqual(['current', 'overdue', 'paid'])
    expect(await sorted('implementation_date', 'desc')).toEqual(['paid', 'current', 'overdue'])
    expect(await sorted('order_number', 'asc')).toEqual(['overdue', 'current', 'paid'])
    expect((await admin.attempt(api.listOrdersReport, { query: { order_by: 'vin' as never } })).status).toBe(
      422,
    )
  })

  it('reverses the cost when an order is reopened', async () => {
    const { id } = await make.order(admin, [], work(10, 2))
    const cost = async () => {
      const { data } = await admin.call(api.listOrdersReport, { query: { order_by: 'created' } })
      const stored = await test.db
        .selectFrom('repair_orders')
        .select('parts_cost')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return [data[0]!.parts_cost, Number(stored.parts_cost)]
    }
    expect(await cost()).toEqual([10, 0])
    await become(id, 'finished')
    expect(await cost()).toEqual([10, 10])
    await become(id, 'in_process')
    expect(await cost()).toEqual([10, 0])
    await admin.call(orders.deleteRepairOrder, { params: { id } })
  })

  it('has points by day for a short period and by month for a long one', async () => {
    const series = async (query: object = {}) => (await admin.call(api.getOrdersReportSeries, { query })).data
    const days = await series({ dates_range: '2026-11-09 - 2026-11-13' })
    expect(days).toEqual({
      from: '2026-11-09',
      to: '2026-11-13',
      unit: 'day',
      points: [
        { date: '2026-11-09', sales: 0, profit: 0, labor: 0, parts: 0, charges: 0 },
        { date: '2026-11-10', sales: 123.66, profit: 105, labor: 100, parts: 30, charges: 0 },
        { date: '2026-11-11', sales: 0, profit: 0, labor: 0, parts: 0, charges: 0 },
        { date: '2026-11-12', sales: 80, profit: 70, labor: 60, parts: 20, charges: 0 },
        { date: '2026-11-13', sales: 0, profit: 0, labor: 0, parts: 0, charges: 0 },
      ],
    })
    const weeks = await series({ dates_range: '2026-10-01 - 2026-12-31' })
    expect(weeks.unit).toBe('week')
    expect(weeks.points.filter(point => point.sales > 0).map(point => [point.date, point.sales])).toEqual([
      ['2026-11-09', 203.66],
      ['2026-11-30', 200],
    ])
    const year = await series()
    expect([year.from, year.to, year.unit, year.points.length]).toEqual([
      '2025-12-01',
      '2026-11-30',
      'month',
      12,
    ])
    expect(year.points.at(-1)).toEqual({
      date: '2026-11-01',
      sales: 403.66,
      profit: 375,
      labor: 360,
      parts: 50,
      charges: 0,
    })
    const all = await series({ dates_range: '1000-01-01 - 9999-12-31', status: 'finished' })
    expect([all.unit, all.points.map(point => point.date)]).toEqual(['year', ['2026-01-01']])
  })

  it('sorts orders by their dues', { tags: 'REP-003' }, async () => {
    const customer_id = await make.customer({ first_name: 'Nora' })
    const { id: truck_id } = await make.vehicle(customer_id)
    for (const [hourly_rate, due_date] of [
      [70, '2026-11-01'],
      [10, '2026-11-02'],
      [40, '2026-11-03'],
      [80, '2026-12-01'],
      [20, '2026-12-02'],
      [50, '2026-12-03'],
    ] as const)
      await make.order(admin, [], { ...work(hourly_rate), truck_id, due_date })
    const few = [{}, { customer_id }, { payment_status: 'not_paid' }] as const
    for (const [order_by, filters, wanted] of [
      ['past_due', [...few, { payment_status: 'overdue' }], [10, 40, 70]],
      ['current_due', [...few, { payment_status: 'not_overdue' }], [20, 50, 80]],
      ['total_due', few, [10, 20, 40, 50, 70, 80]],
    ] as const)
      for (const order_type of ['asc', 'desc'] as const)
        for (const filter of filters) {
          const query = { ...filter, order_by, order_type }
          const { data } = await admin.call(api.listOrdersReport, { query })
          const dues = data.map(row => row[order_by])
          const rising = dues.toSorted((a, b) => a - b)
          expect(dues).toEqual(order_type === 'asc' ? rising : rising.toReversed())
          expect(dues).toEqual(expect.arrayContaining([...wanted]))
        }
  })

  it('needs its permission', async () => {
    const mechanic = await test.signIn('mechanic')
    for (const endpoint of [api.listOrdersReport, api.getOrdersReportTotals, api.getOrdersReportSeries])
      expect((await mechanic.attempt(endpoint)).status).toBe(403)
  })
})
