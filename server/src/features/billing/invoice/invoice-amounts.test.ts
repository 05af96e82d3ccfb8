import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { type PricedCharge, taxGroups } from '#contract/charges/charge-amount.ts'
import { repairOrderEndpoints as api } from '#contract/repair-orders/repair-order-endpoints.ts'
import { type PricedRepairOrder, repairOrderTotals } from '#contract/repair-orders/repair-order-totals.ts'
import { fromMinutes } from '#contract/shared/duration.ts'
import { formatDollars, toCents, toDollars } from '#contract/shared/money.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')

const decimal = (decimals: number, min: number, max: number) =>
  fc.integer({ min: min * 10 ** decimals, max: max * 10 ** decimals }).map(whole => whole / 10 ** decimals)

const typedCharge = fc.record({
  percent: fc.constant(null),
  base: fc.constant(null),
  min_amount: fc.constant(null),
  max_amount: fc.constant(null),
  quantity: decimal(3, 0.001, 50),
  price: decimal(2, 0, 2000),
  taxed_as: fc.constantFrom(...taxGroups),
  is_discounted: fc.boolean(),
  is_waived: fc.constant(false),
})
const charges = fc.array(typedCharge, { maxLength: 3 })
const supplies = {
  percent: 5,
  base: 'labor_and_parts',
  min_amount: 5,
  max_amount: 75,
  taxed_as: 'parts',
  is_discounted: false,
} as const

const work = fc.record({
  hourly_rate: decimal(2, 0, 400),
  duration: fc.integer({ min: 1, max: 6000 }).map(fromMinutes),
  parts: fc.array(fc.record({ price: decimal(2, 0, 2000), quantity: decimal(3, 0.001, 50) }), {
    maxLength: 4,
  }),
  charges,
})
const priced = fc.record({
  discount: fc.oneof(fc.constant(0), decimal(1, 0, 99)),
  tax_labor: fc.oneof(fc.constant(0), decimal(1, 0, 99.9)),
  tax_inventory: fc.oneof(fc.constant(0), decimal(1, 0, 99.9)),
  works: fc.array(work, { minLength: 1, maxLength: 4 }),
  charges,
})
const share = fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }))

it('form, details, list, summary and invoice show the same amounts to the cent', {
  tags: 'CHG-3',
}, async () => {
  await admin.call(chargeEndpoints.create, {
    body: { ...supplies, name: 'Shop supplies', kind: 'percent', applies: 'automatic', order_kind: 'both' },
  })
  await fc.assert(fc.asyncProperty(priced, share, compareAmounts), { numRuns: 20 })
})

async function compareAmounts(form: PricedRepairOrder, paidShare: number): Promise<void> {
  const automatic = { ...supplies, quantity: 1, price: 0, is_waived: false }
  const totals = repairOrderTotals({ ...form, charges: [...form.charges, automatic] })
  const { works, charges, ...rates } = form
  const types_of_work = await Promise.all(
    works.map(async ({ parts, charges, ...rest }, i) => ({
      ...rest,
      charges: charges.map(typed),
      name: `Work ${i}`,
      inventories: await Promise.all(
        parts.map(async ({ price, quantity }) => ({
          id: await make.part(50, { price, decimals: true }),
          quantity,
        })),
      ),
    })),
  )
  const { id, order_number } = await make.order(admin, [], {
    ...rates,
    types_of_work,
    charges: charges.map(typed),
  })
  const paid = toDollars(Math.floor(toCents(totals.total) * paidShare))
  if (paid > 0) {
    const body = { amount: paid, payment_date: '2026-11-21', payment_method: 'cash' as const }
    await admin.call(money.createOrderPayment, { params: { id }, body })
  }
  const balance = toDollars(toCents(totals.total) - toCents(paid))

  const { data: details } = await admin.call(api.getRepairOrder, { params: { id } })
  expect(details).toMatchObject({
    labor_amount: totals.labor,
    parts_amount: totals.parts,
    charges_amount: totals.charges,
    discount_amount: totals.discount,
    tax_labor_amount: totals.tax_labor,
    tax_parts_amount: totals.tax_parts,
    total_amount: totals.total,
    paid_amount: paid,
    balance,
  })
  expect(
    details.typeOfWork.map(row => ({
      labor: row.labor_amount,
      parts: row.parts_amount,
      total: row.total_amount,
      charge_amounts: row.charges.map(charge => charge.amount),
    })),
  ).toEqual(totals.works)
  expect(details.charges.map(charge => charge.amount)).toEqual(totals.charge_amounts)

  const query = { search: order_number }
  const { data: rows } = await admin.call(api.listRepairOrders, { query })
  expect(rows).toMatchObject([{ id, total_amount: totals.total, paid_amount: paid, balance }])
  const { data: summary } = await admin.call(api.getRepairOrderSummary, { query })
  expect(summary).toMatchObject({
    order_total_count: 1,
    current_due: balance,
    past_due: 0,
    total_due: balance,
  })

  const invoice = await admin.attempt(money.getOrderInvoice, { params: { id } })
  const text = await pdfText(invoice.raw)
  const dollars = (amount: number) => formatDollars(amount)
  for (const [i, amounts] of totals.works.entries())
    expect(text).toContain(`Work ${i} ${dollars(amounts.total)}`)
  const sums = [
    `Labor ${dollars(totals.labor)} Parts ${dollars(totals.parts)}`,
    totals.charges > 0 ? `Charges ${dollars(totals.charges)}` : '',
    form.discount > 0 ? `Discount ${form.discount}% -${dollars(totals.discount)}` : '',
    `Labor tax ${form.tax_labor}% ${dollars(totals.tax_labor)}`,
    `Parts tax ${form.tax_inventory}% ${dollars(totals.tax_parts)}`,
    `Total ${dollars(totals.total)}`,
    paid > 0 ? `Paid -${dollars(paid)}` : '',
    `Balance due ${dollars(balance)}`,
  ]
  expect(text).toContain(sums.filter(Boolean).join(' '))
}

const typed = ({ quantity, price, taxed_as, is_discounted }: PricedCharge, i: number) => ({
  ...{ kind: 'other' as const, name: `Charge ${i}` },
  ...{ quantity, price, taxed_as, is_discounted },
})
