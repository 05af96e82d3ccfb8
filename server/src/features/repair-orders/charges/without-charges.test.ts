import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { homeEndpoints } from '#contract/home/home-endpoints.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

/** Number of random orders: more with WALKS=500, others with SEED=7. */
const numRuns = Number(process.env.WALKS ?? 25)
const seed = process.env.SEED ? Number(process.env.SEED) : undefined
const today = '2026-11-21'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const truck = await make.vehicle()
const mechanic_id = (await test.signIn('mechanic')).user.id
const prices = [9.99, 31, 0.35]
const parts = await Promise.all(prices.map(price => make.part(9000, { price, decimals: true })))

const day = fc.integer({ min: 10, max: 28 }).map(number => `2026-11-${number}`)
const anOrder = fc.record({
  works: fc.array(
    fc.record({
      rate: fc.integer({ min: 0, max: 50_000 }),
      minutes: fc.integer({ min: 0, max: 900 }),
      /** Thousandths, of each part. */
      quantities: fc.array(fc.integer({ min: 1, max: 9_999 }), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  /** Tenths of a percent. */
  discount: fc.constantFrom(0, 25, 333, 990),
  tax_labor: fc.constantFrom(0, 83),
  tax_parts: fc.constantFrom(0, 102, 85),
  due: day,
  on: day,
  isFinished: fc.boolean(),
  /** Percent of the total. */
  paid: fc.constantFrom(0, 0, 40, 100),
})
type AnOrder = typeof anOrder extends fc.Arbitrary<infer A> ? A : never

/** Cents, as orders were summed before there were charges. */
function formulas({ works, discount, tax_labor, tax_parts }: AnOrder) {
  const halfUp = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
  const share = (cents: bigint, tenths: number) => halfUp(cents * BigInt(tenths), 1000n)
  const sum = (values: bigint[]) => values.reduce((all, value) => all + value, 0n)
  const labor = sum(works.map(({ rate, minutes }) => halfUp(BigInt(rate) * BigInt(minutes), 60n)))
  const ofParts = sum(
    works.flatMap(({ quantities }) =>
      quantities.map((quantity, i) => halfUp(BigInt(Math.round(prices[i]! * 100)) * BigInt(quantity), 1000n)),
    ),
  )
  const [laborOff, partsOff] = [share(labor, discount), share(ofParts, discount)]
  const [taxLabor, taxParts] = [share(labor - laborOff, tax_labor), share(ofParts - partsOff, tax_parts)]
  const net = labor + ofParts - laborOff - partsOff
  return {
    ...{ labor, parts: ofParts, discount: laborOff + partsOff, net },
    ...{ taxLabor, taxParts, total: net + taxLabor + taxParts },
  }
}

const dollars = (cents: bigint) => Number(cents) / 100

it('without charges has the amounts that it had before there were charges', {
  tags: 'CHG-7',
  timeout: 600_000,
}, async () => {
  const days = new Map<string, { orders: number; total: bigint; labor: bigint; parts: bigint; net: bigint }>()
  const dues = { current: 0n, past: 0n, total: 0n, net: 0n }
  for (const one of fc.sample(anOrder, { numRuns, ...(seed !== undefined && { seed }) })) {
    const expected = formulas(one)
    const { id } = await make.order(admin, [], {
      truck_id: truck.id,
      mechanic_id,
      types_of_work: one.works.map(({ rate, minutes, quantities }) => ({
        name: 'Work',
        hourly_rate: rate / 100,
        duration: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
        inventories: quantities.map((quantity, i) => ({ id: parts[i]!, quantity: quantity / 1000 })),
      })),
      ...{ discount: one.discount / 10, tax_labor: one.tax_labor / 10, tax_inventory: one.tax_parts / 10 },
      ...{ due_date: one.due, implementation_date: `${one.on} 09:30` },
    })
    const body = { status: 'finished' } as const
    if (one.isFinished) await admin.call(api.changeRepairOrderStatus, { params: { id }, body })
    const paid = (expected.total * BigInt(one.paid)) / 100n
    if (paid > 0n)
      await admin.call(money.createOrderPayment, {
        params: { id },
        body: { amount: dollars(paid), payment_date: today, payment_method: 'cash' },
      })
    const balance = expected.total - paid
    const { data: order } = await admin.call(api.getRepairOrder, { params: { id } })
    expect(order).toMatchObject({
      labor_amount: dollars(expected.labor),
      parts_amount: dollars(expected.parts),
      discount_amount: dollars(expected.discount),
      tax_labor_amount: dollars(expected.taxLabor),
      tax_parts_amount: dollars(expected.taxParts),
      total_amount: dollars(expected.total),
      charges_amount: 0,
      charges: [],
      paid_amount: dollars(paid),
    })
    const query = { search: order.order_number }
    const { data: rows } = await admin.call(reportEndpoints.listOrdersReport, { query })
    expect(rows).toMatchObject([
      {
        total_amount: dollars(expected.total),
        charges_amount: 0,
        charges_cost: 0,
        total_due: dollars(balance),
      },
    ])
    expect(Math.round((rows[0]!.profit! + rows[0]!.parts_cost!) * 100)).toBe(Number(expected.net))
    if (one.due < today) dues.past += balance
    else dues.current += balance
    dues.total += expected.total
    dues.net += expected.net
    if (one.isFinished) {
      const sums = days.get(one.on) ?? { orders: 0, total: 0n, labor: 0n, parts: 0n, net: 0n }
      days.set(one.on, {
        orders: sums.orders + 1,
        total: sums.total + expected.total,
        labor: sums.labor + expected.labor,
        parts: sums.parts + expected.parts,
        net: sums.net + expected.net,
      })
    }
  }
  const { data: summary } = await admin.call(api.getRepairOrderSummary)
  expect(summary).toMatchObject({
    current_due: dollars(dues.current),
    past_due: dollars(dues.past),
    total_due: dollars(dues.current + dues.past),
  })
  const { data: owed } = await admin.call(homeEndpoints.getOwed)
  expect(owed.overdue.amount).toBe(dollars(dues.past))
  const { data: totals } = await admin.call(reportEndpoints.getOrdersReportTotals)
  expect(totals).toMatchObject({ total_amount: dollars(dues.total), total_charges: 0, total_charges_cost: 0 })
  expect(Math.round((totals.total_profit! + totals.total_parts_cost!) * 100)).toBe(Number(dues.net))
  const { rows: stored } = await sql<Record<string, string>>`
    select day::text, sum(orders) as orders, sum(total_amount) as total, sum(labor_amount) as labor,
      sum(parts_amount) as parts, sum(net_amount) as net, sum(charges_amount) as charges
    from repair_order_days group by day order by day`.execute(test.db)
  expect(stored.map(({ day: on, ...sums }) => [on, ...Object.values(sums).map(Number)])).toEqual(
    [...days]
      .toSorted()
      .map(([on, { orders, ...sums }]) => [on, orders, ...Object.values(sums).map(dollars), 0]),
  )
})

it('has no fees on the invoice', { tags: 'CHG-7' }, async () => {
  const order = await make.order(admin)
  const text = await pdfText((await admin.attempt(money.getOrderInvoice, { params: { id: order.id } })).raw)
  expect(text).toContain(formatDollars(200))
  expect(text).not.toContain('Fees and supplies')
})
