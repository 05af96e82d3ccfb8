import fc from 'fast-check'
import { expect, it } from 'vitest'
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

it('adds up to the cent for any order', { tags: 'PO-045' }, () => {
  fc.assert(
    fc.property(
      fc.array(item, { maxLength: 30 }),
      fc.constantFrom('pickup' as const, 'delivery' as const, null),
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 0, max: 99_900 }),
      (items, delivery_type, additional, taxThousandths) => {
        let [subtotal, shipping, saving] = [0n, 0n, 0n]
        for (const one of items) {
          const price = halfUp(BigInt(one.cents) * BigInt(100 - one.discount), 100n)
          const line = (value: bigint) => halfUp(value * BigInt(one.thousandths), 1000n)
          subtotal += line(price)
          if (!one.free_shipping) shipping += line(BigInt(one.shipping))
          saving += line(BigInt(Math.max(one.cents, one.old ?? 0))) - line(price)
        }
        const isDelivered = delivery_type === 'delivery'
        const tax = halfUp(subtotal * BigInt(taxThousandths), 100_000n)
        const charged = isDelivered ? [shipping, BigInt(additional)] : [0n, 0n]
        const totals = partsOrderTotals({
          items: items.map(one => ({
            quantity: one.thousandths / 1000,
            base_price: one.cents / 100,
            price_old: one.old === null ? null : one.old / 100,
            discount: one.discount,
            delivery_cost: one.shipping / 100,
            free_shipping: one.free_shipping,
          })),
          delivery_type,
          delivery_cost: additional / 100,
          tax_rate: taxThousandths / 1000,
        })
        const inCents = Object.values(totals).map(dollars => BigInt(Math.round(dollars * 100)))
        expect(inCents).toEqual([
          subtotal,
          charged[0],
          charged[1],
          tax,
          saving,
          subtotal + charged[0]! + charged[1]! + tax,
        ])
      },
    ),
  )
})

it('subtracts percent from a price and rounds to the cent, half up', { tags: 'PO-045' }, () => {
  expect(discountedPrice({ base_price: 9.99, discount: 15 })).toBe(8.49)
  expect(discountedPrice({ base_price: 0.05, discount: 50 })).toBe(0.03)
  expect(discountedPrice({ base_price: 100, discount: 0 })).toBe(100)
})
