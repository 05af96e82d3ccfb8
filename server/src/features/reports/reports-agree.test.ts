import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { partEndpoints } from '#contract/parts/part-endpoints.ts'
import type { Transaction } from '#contract/parts/transactions.ts'
import { repairOrderEndpoints as orders } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints as api } from '#contract/reports/report-endpoints.ts'
import { formatDollars, percentOf, toCents, toDollars } from '#contract/shared/money.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

/** Number of random shops: more with WALKS=500, others with SEED=7. */
const numRuns = Number(process.env.WALKS ?? 6)
const seed = process.env.SEED ? Number(process.env.SEED) : undefined

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const truck = await make.vehicle()
const mechanic_id = (await test.signIn('mechanic')).user.id
const parts = [await make.part(2000, { cost: 4.37, price: 9.99 }), await make.part(2000, { price: 31 })]
const made: number[] = []

const nth = fc.nat({ max: 3 })
const act = fc.oneof(
  fc.record({
    act: fc.constant('order' as const),
    rate: fc.integer({ min: 0, max: 20_000 }).map(cents => cents / 100),
    quantities: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    discount: fc.constantFrom(0, 2.5, 40),
    tax: fc.constantFrom(0, 8.3),
    day: fc.integer({ min: 10, max: 28 }),
  }),
  // Finished orders are mostly reopened, so that parts are returned.
  fc.record({ act: fc.constant('finish or reopen' as const), nth }),
  fc.record({ act: fc.constantFrom('delete', 'pay', 'pay in part'), nth }),
  fc.record({
    act: fc.constantFrom('buy', 'sell', 'write off'),
    nth,
    quantity: fc.integer({ min: 1, max: 9 }),
    cents: fc.integer({ min: 0, max: 9000 }),
  }),
)
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

it('in random shops, rows, totals and points agree with lists, invoices and the ledger for any filter', {
  tags: 'REP-010',
  timeout: 600_000,
}, async () => {
  // Always includes parts that were returned and sold again at another cost.
  for (const one of soldTwice) await take(one)
  await agree()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async acts => {
      for (const one of acts) await take(one)
      await agree()
    }),
    { numRuns, seed },
  )
  for (const row of await ordersReport({ status: 'finished' }).then(rows => rows.slice(0, 2))) {
    const { raw } = await admin.attempt(money.getOrderInvoice, { params: { id: row.id } })
    expect(await pdfText(raw)).toContain(formatDollars(row.total_amount))
  }
})

const soldTwice: Act[] = [
  { act: 'order', rate: 100, quantities: [2, 1], discount: 2.5, tax: 8.3, day: 12 },
  { act: 'finish or reopen', nth: 0 },
  { act: 'finish or reopen', nth: 0 },
  { act: 'buy', nth: 0, quantity: 900, cents: 999 },
  { act: 'finish or reopen', nth: 0 },
]

async function take(one: Act): Promise<void> {
  if ('rate' in one) {
    const body = await make.payload({
      truck_id: truck.id,
      mechanic_id,
      discount: one.discount,
      tax_labor: one.tax,
      tax_inventory: one.tax,
      due_date: `2026-11-${one.day}`,
      implementation_date: `2026-11-${one.day} 23:30`,
      types_of_work: [
        {
          name: 'Work',
          hourly_rate: one.rate,
          duration: '1:20',
          inventories: one.quantities.map((quantity, i) => ({ id: parts[i % 2]!, quantity })),
        },
      ],
      charges: [
        { name: 'Towing', price: 33.33, cost: 20.5, taxed_as: 'labor', is_discounted: true },
        { name: 'Disposal', price: 7.77 },
      ],
    })
    made.push((await admin.call(orders.createRepairOrder, { body })).data.id)
  } else if ('cents' in one) {
    const params = { id: parts[one.nth % 2]! }
    const moved = { quantity: one.quantity, date: '2026-11-20' }
    if (one.act === 'buy')
      await admin.call(partEndpoints.purchasePart, { params, body: { ...moved, cost: one.cents / 100 } })
    else
      await admin.call(partEndpoints.sellPart, {
        params,
        body: { ...moved, price: one.cents / 100, ...(one.act === 'sell' ? buyer : { describe: 'broke' }) },
      })
  } else if (made.length > 0) {
    const params = { id: made.at(-1 - (one.nth % made.length))! }
    if (one.act === 'finish or reopen') {
      const { body } = await admin.attempt(orders.getRepairOrder, { params })
      const status = body?.data?.status === 'finished' ? 'in_process' : 'finished'
      await admin.attempt(orders.changeRepairOrderStatus, { params, body: { status } })
    } else if (one.act === 'delete') await admin.attempt(orders.deleteRepairOrder, { params })
    else {
      const { body } = await admin.attempt(orders.getRepairOrder, { params })
      const balance: number = body?.data?.balance ?? 0
      const amount = one.act === 'pay' ? balance : Math.floor(balance * 40) / 100
      const payment = { amount, payment_date: '2026-11-20', payment_method: 'cash' as const }
      await admin.attempt(money.createOrderPayment, { params, body: payment })
    }
  }
}

const buyer = {
  describe: 'sold',
  invoice_number: 'C-1',
  payment_date: '2026-11-20',
  payment_method: 'cash',
  phone: '+13125550119',
  email: 'maria@example.test',
  discount: 7.5,
} as const

async function agree(): Promise<void> {
  const ledger = await transactionsOfParts()
  const prices = new Map<number, number>()
  for (const id of parts) {
    const { data } = await admin.call(partEndpoints.getPart, { params: { id } })
    prices.set(id, data.average_cost!)
  }
  for (const query of ordersQueries) {
    const rows = await ordersReport(query)
    const listed = await all(page => admin.call(orders.listRepairOrders, { query: { ...query, ...page } }))
    expect(rows.map(row => [row.id, row.total_amount, row.total_due, row.status])).toEqual(
      listed.map(one => [one.id, one.total_amount, one.status === 'deleted' ? 0 : one.balance, one.status]),
    )
    for (const row of rows.slice(0, 3)) await checkRow(row, ledger, prices)
    const { data: totals } = await admin.call(api.getOrdersReportTotals, { query })
    expect(totals).toEqual({
      current_due: sum(rows, row => row.current_due),
      past_due: sum(rows, row => row.past_due),
      total_due: sum(rows, row => row.total_due),
      total_amount: sum(rows, row => row.total_amount),
      total_profit: sum(rows, row => row.profit!),
      total_parts_cost: sum(rows, row => row.parts_cost!),
      total_charges: sum(rows, row => row.charges_amount),
      total_charges_cost: sum(rows, row => row.charges_cost!),
    })
    const { data: dues } = await admin.call(orders.getRepairOrderSummary, { query })
    expect([dues.current_due, dues.past_due, dues.total_due]).toEqual([
      totals.current_due,
      totals.past_due,
      totals.total_due,
    ])
    const { data: series } = await admin.call(api.getOrdersReportSeries, { query })
    expect(sum(series.points, point => point.sales)).toBe(totals.total_amount)
    expect(sum(series.points, point => point.profit!)).toBe(totals.total_profit)
    expect(sum(series.points, point => point.charges)).toBe(totals.total_charges)
  }
  for (const type of [undefined, 'purchase', 'sold', 'returned'] as const) await checkMovements(type, ledger)
  // Parts billed, less the discount on them, equal the parts sold according to the ledger.
  const finished = await all(page =>
    admin.call(orders.listRepairOrders, { query: { status: 'finished', ...page } }),
  )
  const billed = []
  for (const { id } of finished) billed.push(await partsCharged(id))
  const ofOrders = ledger.filter(({ order_type }) => order_type === 'bs')
  expect(sum(ofOrders, priceOf)).toBe(sum(billed, amount => amount))
}

type OrdersQuery = NonNullable<Parameters<typeof admin.call<typeof api.getOrdersReportTotals>>[1]>['query']
const ordersQueries: NonNullable<OrdersQuery>[] = [
  {},
  { status: 'finished' },
  { status: 'deleted' },
  { payment_status: 'overdue' },
  { payment_status: 'paid', search: 'alvarez' },
  { dates_range: '2026-11-15 - 2026-11-20' },
]

async function partsCharged(id: number): Promise<number> {
  const { parts_amount, discount } = (await admin.call(orders.getRepairOrder, { params: { id } })).data
  const cents = toCents(parts_amount)
  return toDollars(cents - percentOf(cents, discount))
}

async function checkRow(
  row: Awaited<ReturnType<typeof ordersReport>>[number],
  ledger: Transaction[],
  prices: ReadonlyMap<number, number>,
) {
  const endpoint = row.status === 'deleted' ? orders.getDeletedRepairOrder : orders.getRepairOrder
  const { data: order } = await admin.call(endpoint, { params: { id: row.id } })
  const lines = order.typeOfWork.flatMap(work => work.inventories)
  const cost =
    row.status === 'finished'
      ? sum(
          ledger.filter(one => one.order_id === row.id),
          costOf,
        )
      : sum(lines, line => line.quantity * prices.get(line.id)!)
  expect(row.parts_cost).toBe(cost)
  const charges = [...order.typeOfWork.flatMap(work => work.charges), ...order.charges]
  expect(row.charges_amount).toBe(sum(charges, charge => charge.amount))
  expect(row.charges_cost).toBe(sum(charges, charge => charge.cost ?? 0))
  const net = [order.labor_amount, order.parts_amount, row.charges_amount, -order.discount_amount]
  expect(row.profit).toBe(sum([...net, -cost, -row.charges_cost!], amount => amount))
}

async function checkMovements(
  transaction_type: Transaction['operation_type'] | undefined,
  ledger: Transaction[],
) {
  const query = transaction_type ? { transaction_type } : {}
  const wanted = ledger.filter(one => !transaction_type || one.operation_type === transaction_type)
  const rows = await all(page => admin.call(api.listInventoryReport, { query: { ...query, ...page } }))
  const shown = (one: { id: number; quantity: number; cost: number | null; price: number }) =>
    [one.id, one.quantity, one.cost, one.price].join()
  expect(rows.map(shown).sort()).toEqual(wanted.map(shown).sort())
  const { data: totals } = await admin.call(api.getInventoryReportTotals, { query })
  expect(totals).toEqual({ cost_total: sum(wanted, costOf), price_total: sum(wanted, priceOf) })
  const { data: series } = await admin.call(api.getInventoryReportSeries, { query })
  const bought = wanted.filter(one => one.operation_type === 'purchase')
  expect(sum(series.points, point => point.purchases!)).toBe(sum(bought, costOf))
  expect(sum(series.points, point => point.sales)).toBe(totals.price_total)
}

const signed = ({ operation_type, quantity }: Transaction) =>
  operation_type === 'returned' ? -quantity : quantity
const costOf = (one: Transaction) => signed(one) * one.cost!
const priceOf = ({ operation_type, amount }: Transaction) =>
  operation_type === 'returned' ? -amount : amount

/** Exact to four decimals like costs, rounded to cents at the end. */
function sum<T>(of: readonly T[], value: (one: T) => number): number {
  const exact = of.reduce((total, one) => total + Math.round(value(one) * 10_000), 0)
  return (Math.sign(exact) * Math.round(Math.abs(exact) / 100)) / 100 + 0
}

const ordersReport = (query: NonNullable<OrdersQuery>) =>
  all(page => admin.call(api.listOrdersReport, { query: { ...query, ...page } }))

async function transactionsOfParts(): Promise<Transaction[]> {
  const found = []
  for (const id of parts)
    found.push(
      ...(await all(page => admin.call(partEndpoints.listTransactions, { params: { id }, query: page }))),
    )
  return found
}

async function all<Row>(
  read: (query: { page: number; per_page: number }) => Promise<{ data: Row[]; meta: { total: number } }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { data, meta } = await read({ page, per_page: 100 })
    rows.push(...data)
    if (rows.length >= meta.total) return rows
  }
}
