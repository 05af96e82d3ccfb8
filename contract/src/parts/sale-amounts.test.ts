import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceAfterTax, saleAmounts } from './sale-amounts.ts'

it('subtracts the discount and adds the tax, to two decimals', { tags: 'PART-051' }, () => {
  expect(priceAfterTax({ price: 100, discount: 10, tax: 8.25 })).toBe(97.43)
  expect(priceAfterTax({ price: 19.99, discount: 0, tax: 0 })).toBe(19.99)
  expect(priceAfterTax({ price: 0.05, discount: 50, tax: 0 })).toBe(0.03)
  expect(priceAfterTax({ price: 9_999_999, discount: 0, tax: 99.99 })).toBe(19_998_998)
  expect(priceAfterTax({ price: 500_000.01, discount: 0.01, tax: 0.01 })).toBe(500_000)
  expect(priceAfterTax({ price: 1.005, discount: 0, tax: 0 })).toBe(1)
})

it('adds a sale up to the cent, within a cent of the formula', () => {
  expect(saleAmounts({ price: 18, quantity: 2, discount: 5, tax: 8.25 })).toEqual({
    parts: 3600,
    discount: 180,
    tax: 282,
    total: 3702,
  })
  const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(value => value / 100)
  fc.assert(
    fc.property(hundredths(9999), hundredths(99), hundredths(99.99), (price, discount, tax) => {
      const { parts, total, ...of } = saleAmounts({ price, quantity: 1, discount, tax })
      expect(total).toBe(parts - of.discount + of.tax)
      expect(Math.abs(total / 100 - priceAfterTax({ price, discount, tax }))).toBeLessThan(0.021)
    }),
  )
})
