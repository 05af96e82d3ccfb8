import fc from 'fast-check'
import { expect, it } from 'vitest'
import { suggestedPrice } from './suggested-price.ts'

const part = { old_cost: 10, new_cost: 12.5, price: 20, matrix: null }
const matrix = {
  bands: [{ from_cost: 0, percent: 37.5, mode: 'margin' as const }],
  round_to: 'none' as const,
}

it('keeps the markup on the new cost, half up', { tags: 'RATE-6' }, () => {
  expect(suggestedPrice(part)).toBe(25)
  expect(suggestedPrice({ ...part, price: 0.1, new_cost: 10.5 })).toBe(0.11)
  expect(suggestedPrice({ ...part, price: 0.1, new_cost: 10.4999 })).toBeNull()
  expect(suggestedPrice({ ...part, old_cost: 0.0003, new_cost: 0.0004, price: 1 })).toBe(1.33)
})

it('is by the matrix where there is one', { tags: 'RATE-6' }, () => {
  expect(suggestedPrice({ ...part, new_cost: 37.2, matrix })).toBe(59.52)
  expect(suggestedPrice({ ...part, old_cost: 0, new_cost: 37.2, matrix })).toBe(59.52)
})

it('is none unless the cost rose and the price is below it', { tags: 'RATE-6' }, () => {
  const without = [
    { ...part, new_cost: 10 },
    { ...part, new_cost: 9.9999 },
    { ...part, old_cost: 0 },
    { ...part, price: 0 },
    { ...part, matrix },
    { ...part, new_cost: 37.2, price: 59.52, matrix },
    { ...part, price: 9_999_999 },
  ]
  expect(without.map(suggestedPrice)).toEqual(without.map(() => null))
  expect(suggestedPrice({ ...part, new_cost: 37.2, price: 59.51, matrix })).toBe(59.52)
  expect(suggestedPrice({ ...part, price: 9_000_000 })).toBe(9_999_999)
})

it('agrees with an independent calculation', { tags: 'RATE-6' }, () => {
  const costs = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 2, maxLength: 2 })
  fc.assert(
    fc.property(costs, fc.integer({ min: 1, max: 10_000_000 }), (units, cents) => {
      const [lower, higher] = units.sort((one, other) => one - other) as [number, number]
      const product = BigInt(cents) * BigInt(higher)
      const whole = product / BigInt(lower)
      const half = (product % BigInt(lower)) * 2n >= BigInt(lower) ? 1n : 0n
      const wanted = Math.min(Number(whole + half), 999_999_900)
      const found = suggestedPrice({
        old_cost: lower / 10_000,
        new_cost: higher / 10_000,
        price: cents / 100,
        matrix: null,
      })
      expect(found).toBe(wanted > cents ? wanted / 100 : null)
    }),
  )
})
