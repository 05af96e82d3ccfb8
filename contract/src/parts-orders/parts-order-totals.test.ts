import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargeBases, type PricedCharge, taxGroups } from '../charges/charge-amount.ts'
import { discountedPrice, partsOrderTotals } from './parts-order-totals.ts'

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n)

const cents = fc.integer({ min: 0, max: 99_999_999 })
const item = fc.record({
  cents,
  old: fc.option(cents),
  thousandths: fc.integer({ min: 1, max: 9_999_999 }),
  discount: fc.integer({ min: 0, max: 99 }),
  shipping: fc.integer({ min: 0, max: 99_999 }),
  free_shipping: fc.boolean(),
})
const charge = fc.record({
  hundredths: fc.option(fc.integer({ min: 1, max: 10_000 })),
  base: fc.constantFrom(...chargeBases),
  min: fc.option(fc.integer({ min: 0, max: 100_000 })),
  max: fc.option(fc.integer({ min: 100_000, max: 10_000_000 })),
  thousandths: fc.integer({ min: 1, max: 9_999_999 }),
  cents,
  taxed_as: fc.constantFrom(...taxGroups),
  is_discounted: fc.boolean(),
  is_waived: fc.boolean(),
})

it('adds up to the cent for any order', { tags: ['PO-045', 'CHG-13'] }, () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 30 }),
      fc.array(charge, { maxLength: 6 }),
      fc.constantFrom('pickup' as const, 'delivery' as const, null),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 99_900 }),
      fc.integer({ min: 0, max: 99_900 }),
      (items, charges, delivery_type, additional, taxThousandths, laborThousandths) => {
        const line = (value: bigint, thousandths: number) => halfUp(value * BigInt(thousandths), 1000n)
        let [subtotal, shipping, saving, parts] = [0n, 0n, 0n, 0n]
        for (const one of items) {
          const price = halfUp(BigInt(one.cents) * BigInt(100 - one.discount), 100n)
          subtotal += line(price, one.thousandths)
          parts += line(BigInt(one.cents), one.thousandths)
          if (!one.free_shipping) shipping += line(BigInt(one.shipping), one.thousandths)
          saving +=
            line(BigInt(Math.max(one.cents, one.old ?? 0)), one.thousandths) - line(price, one.thousandths)
        }
        const taxed = { labor: 0n, parts: 0n, none: 0n }
        for (const one of charges) taxed[one.taxed_as] += amountOf(one, parts)
        const isDelivered = delivery_type === 'delivery'
        const tax = halfUp((subtotal + taxed.parts) * BigInt(taxThousandths), 100_000n)
        const taxLabor = halfUp(taxed.labor * BigInt(laborThousandths), 100_000n)
        const charged = isDelivered ? [shipping, BigInt(additional)] : [0n, 0n]
        const fees = taxed.labor + taxed.parts + taxed.none
        const { charge_amounts, ...totals } = partsOrderTotals({
          items: items.map(one => ({
            quantity: one.thousandths / 1000,
            base_price: one.cents / 100,
            price_old: one.old === null ? null : one.old / 100,
            discount: one.discount,
            delivery_cost: one.shipping / 100,
            free_shipping: one.free_shipping,
          })),
          charges: charges.map(pricedCharge),
          delivery_type,
          delivery_cost: additional / 100,
          tax_rate: taxThousandths / 1000,
          tax_labor: laborThousandths / 1000,
        })
        const inCents = (dollars: number) => BigInt(Math.round(dollars * 100))
        expect(charge_amounts.map(inCents)).toEqual(charges.map(one => amountOf(one, parts)))
        expect(Object.values(totals).map(inCents)).toEqual([
          subtotal,
          charged[0],
          charged[1],
          fees,
          tax,
          taxLabor,
          saving,
          subtotal + charged[0]! + charged[1]! + fees + tax + taxLabor,
        ])
      },
    ),
  )
})

type Generated = typeof charge extends fc.Arbitrary<infer Value> ? Value : never

/** In cents: a percentage is of the parts before their discounts, and of labor it is nothing. */
function amountOf(one: Generated, parts: bigint): bigint {
  if (one.is_waived) return 0n
  if (one.hundredths === null) return halfUp(BigInt(one.cents) * BigInt(one.thousandths), 1000n)
  if (one.base === 'labor' || parts === 0n) return 0n
  const of = halfUp(parts * BigInt(one.hundredths), 10_000n)
  const least = of < BigInt(one.min ?? 0) ? BigInt(one.min ?? 0) : of
  return one.max !== null && least > BigInt(one.max) ? BigInt(one.max) : least
}

const pricedCharge = (one: Generated): PricedCharge => ({
  percent: one.hundredths === null ? null : one.hundredths / 100,
  base: one.hundredths === null ? null : one.base,
  min_amount: one.min === null ? null : one.min / 100,
  max_amount: one.max === null ? null : one.max / 100,
  quantity: one.thousandths / 1000,
  price: one.cents / 100,
  taxed_as: one.taxed_as,
  is_discounted: one.is_discounted,
  is_waived: one.is_waived,
})

it('subtracts percent from a price and rounds to the cent, half up', { tags: 'PO-045' }, () => {
  expect(discountedPrice({ base_price: 9.99, discount: 15 })).toBe(8.49)
  expect(discountedPrice({ base_price: 0.05, discount: 50 })).toBe(0.03)
  expect(discountedPrice({ base_price: 100, discount: 0 })).toBe(100)
})
