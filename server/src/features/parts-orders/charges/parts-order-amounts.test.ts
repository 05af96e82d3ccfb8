import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partsOrderBillingEndpoints as money } from '#contract/billing/parts-order-billing-endpoints.ts'
import { partsOrderLinks } from '#contract/billing/payment-link-endpoints.ts'
import { publicInvoiceEndpoints } from '#contract/billing/public-invoice.ts'
import { chargeEndpoints } from '#contract/charges/charge.ts'
import { taxGroups } from '#contract/charges/charge-amount.ts'
import { partsOrderEndpoints as api } from '#contract/parts-orders/parts-order-endpoints.ts'
import { partsOrderFixtures } from '#server/testing/parts-order-fixtures.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { testShop } from '#server/testing/test-shop.ts'

const test = await testShop()
const make = partsOrderFixtures(test)
const admin = await test.signIn('admin')

const tenths = fc.integer({ min: 0, max: 200 })
const generated = fc.record({
  salesTax: tenths,
  laborTax: tenths,
  shipping: fc.integer({ min: 0, max: 9_999 }),
  items: fc.array(
    fc.record({
      cents: fc.integer({ min: 0, max: 200_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      discount: fc.integer({ min: 0, max: 99 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  charges: fc.array(
    fc.record({
      cents: fc.integer({ min: 0, max: 50_000 }),
      thousandths: fc.integer({ min: 1, max: 20_000 }),
      taxed_as: fc.constantFrom(...taxGroups),
    }),
    { maxLength: 4 },
  ),
  isWaived: fc.boolean(),
  paidShare: fc.integer({ min: 0, max: 100 }),
})
type Generated = typeof generated extends fc.Arbitrary<infer Value> ? Value : never

it('order, list, invoice and payment page show the same amounts to the cent', {
  tags: ['CHG-3', 'CHG-13'],
}, async () => {
  await admin.call(chargeEndpoints.create, {
    body: {
      ...{ name: 'Handling', kind: 'percent', percent: 3.75, base: 'parts', min_amount: 4, max_amount: 75 },
      ...{ taxed_as: 'labor', applies: 'automatic', order_kind: 'both' },
    },
  })
  await fc.assert(fc.asyncProperty(generated, compareAmounts), { numRuns: 8 })
})

async function compareAmounts(order: Generated): Promise<void> {
  await test.db
    .updateTable('company')
    .set({
      sales_tax: String(order.salesTax / 10),
      tax_labor: String(order.laborTax / 10),
      email: 'shop@rigbay.example',
    })
    .execute()
  const items = []
  for (const { cents, ...item } of order.items)
    items.push({ id: await make.part(100, { price: cents / 100 }), ...item })
  const { id, charges, version } = await make.draft(admin, items, { delivery_cost: order.shipping / 100 })
  if (order.isWaived) {
    const body = { name: 'Handling', waived_reason: 'Agreed', version }
    await admin.call(api.updatePartsOrderCharge, { params: { id, row_id: charges[0]!.id }, body })
  }
  for (const [place, { cents, thousandths, taxed_as }] of order.charges.entries()) {
    const body = { name: `Fee ${place}`, price: cents / 100, quantity: thousandths / 1000, taxed_as }
    await admin.call(api.addPartsOrderCharge, { params: { id }, body })
  }
  const { order_number } = (await admin.call(api.checkoutPartsOrder, { params: { id } })).data

  const sums = sumsOf(order)
  const paid = Number((sums.total * BigInt(order.paidShare)) / 100n)
  if (paid > 0) {
    const body = { amount: paid / 100, payment_date: '2026-11-21', payment_method: 'cash' as const }
    await admin.call(money.createPartsOrderPayment, { params: { id }, body })
  }
  const balance = sums.total - BigInt(paid)

  const { data: details } = await admin.call(api.getPartsOrder, { params: { id } })
  const shown = {
    subtotal_amount: sums.subtotal,
    charges_amount: sums.fees,
    tax_amount: sums.tax,
    tax_labor_amount: sums.taxLabor,
    total_amount: sums.total,
    balance,
  }
  const inDollars = Object.fromEntries(
    Object.entries(shown).map(([name, cents]) => [name, Number(cents) / 100]),
  )
  expect(details).toMatchObject(inDollars)
  const { data: rows } = await admin.call(api.listPartsOrders, { query: { search: order_number } })
  expect(rows).toMatchObject([inDollars])

  const lines = [
    ['Subtotal', sums.subtotal],
    ['Shipping', 0n],
    order.shipping > 0 && ['Additional shipping cost', BigInt(order.shipping)],
    sums.fees > 0n && ['Charges', sums.fees],
    [`Sales tax ${order.salesTax / 10}%`, sums.tax],
    sums.taxLabor > 0n && [`Labor tax ${order.laborTax / 10}%`, sums.taxLabor],
  ].filter(line => line !== false) as [string, bigint][]
  const text = await pdfText(
    (await admin.attempt(money.getPartsOrderInvoice, { params: { id }, body: { preview: true } })).raw,
  )
  expect(text).toContain(
    [...lines, ['Total', sums.total] as const]
      .map(([label, cents]) => `${label} ${dollars(cents)}`)
      .join(' '),
  )
  if (sums.fees > 0n) expect(text).toContain(`Fees and supplies ${dollars(sums.fees)}`)
  if (balance === 0n) return

  const email = `${order_number.toLowerCase()}@fleet.example`
  await test.db.updateTable('customers').set({ email }).where('id', '=', details.customer!.id).execute()
  await test.db
    .updateTable('parts_orders')
    .set({ customer_snapshot: JSON.stringify({ ...details.customer, email }) })
    .where('id', '=', id)
    .execute()
  await admin.call(partsOrderLinks.sendPartsOrderPaymentLink, { params: { id } })
  await test.runJobs()
  const [mail] = (await test.shop.mail.list()).filter(({ to }) => to.includes(email))
  const token = /\/invoice\/([\w-]+)/.exec((await test.shop.mail.read(mail!.id))!.text)![1]!
  const { data: page } = await test.stranger.call(publicInvoiceEndpoints.getPublicInvoice, {
    params: { token },
  })
  expect(page.sums).toEqual(lines.map(([label, cents]) => ({ label, amount: dollars(cents) })))
  expect(page.balance_amount).toBe(Number(balance) / 100)
  const fees = page.groups.find(group => group.title === 'Fees and supplies')
  expect(fees?.amount).toBe(sums.fees > 0n ? dollars(sums.fees) : undefined)
}

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n)

/** In cents. */
function sumsOf({ items, charges, salesTax, laborTax, shipping, isWaived }: Generated) {
  let [subtotal, parts] = [0n, 0n]
  for (const { cents, quantity, discount } of items) {
    subtotal += halfUp(BigInt(cents) * BigInt(100 - discount), 100n) * BigInt(quantity)
    parts += BigInt(cents) * BigInt(quantity)
  }
  const taxed = { labor: 0n, parts: 0n, none: 0n }
  for (const { cents, thousandths, taxed_as } of charges)
    taxed[taxed_as] += halfUp(BigInt(cents) * BigInt(thousandths), 1000n)
  if (!isWaived && parts > 0n) {
    const percent = halfUp(parts * 375n, 10_000n)
    taxed.labor += percent < 400n ? 400n : percent > 7500n ? 7500n : percent
  }
  const fees = taxed.labor + taxed.parts + taxed.none
  const tax = halfUp((subtotal + taxed.parts) * BigInt(salesTax), 1000n)
  const taxLabor = halfUp(taxed.labor * BigInt(laborTax), 1000n)
  return { subtotal, fees, tax, taxLabor, total: subtotal + BigInt(shipping) + fees + tax + taxLabor }
}

const dollars = (cents: bigint): string => {
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  return `$${whole}.${(cents % 100n).toString().padStart(2, '0')}`
}
