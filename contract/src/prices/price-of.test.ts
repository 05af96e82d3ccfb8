import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasMargin, marginOf } from '../shared/money.ts'
import { matrixPrice, type PriceBand, type PriceRounding } from './matrix-price.ts'
import { isBelowMinimum, type LevelTerms, levelPrice, type PricedPart, priceOf } from './price-of.ts'

const markup = (from_cost: number, percent: number): PriceBand => ({ from_cost, percent, mode: 'markup' })
const margin = (from_cost: number, percent: number): PriceBand => ({ from_cost, percent, mode: 'margin' })

describe('a price matrix', () => {
  const bands = [markup(0, 100), markup(10, 60), margin(50, 35), margin(500, 20)]

  it.each([
    ['below the first limit', 9.99, 19.98],
    ['just below it', 9.9999, 20],
    ['at it', 10, 16],
    ['just above it', 10.0001, 16],
    ['in a band', 37.2, 59.52],
    ['below a limit', 49.99, 79.98],
    ['at a limit', 50, 76.92],
    ['above a limit', 50.01, 76.94],
    ['below the last limit', 499.99, 769.22],
    ['at the last limit', 500, 625],
    ['far above it', 8000, 10_000],
    ['at nothing', 0, 0],
  ])('finds the price for a cost %s', { tags: 'RATE-2' }, (_where, cost, price) => {
    expect(matrixPrice({ bands, round_to: 'none' }, cost)).toBe(price)
  })

  it.each<[PriceRounding, number, number]>([
    ['none', 59.52, 59.52],
    ['five_cents', 59.52, 59.5],
    ['five_cents', 59.53, 59.55],
    ['five_cents', 59.55, 59.55],
    ['ends_in_99', 59.52, 59.99],
    ['ends_in_99', 59.99, 59.99],
    ['ends_in_99', 60, 60.99],
  ])('rounds to %s: %d becomes %d', { tags: 'RATE-2' }, (round_to, cost, price) => {
    expect(matrixPrice({ bands: [markup(0, 0)], round_to }, cost)).toBe(price)
  })

  it('agrees with an independent calculation', { tags: 'RATE-2' }, () => {
    const rising = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 5 })
    const rule = fc.record({
      percent: fc.integer({ min: 0, max: 9_999 }).map(hundredths => hundredths / 100),
      mode: fc.constantFrom('markup' as const, 'margin' as const),
    })
    const matrix = fc.tuple(rising, fc.array(rule, { minLength: 6, maxLength: 6 })).map(([limits, rules]) =>
      [0, ...limits.sort((one, other) => one - other)].map((cents, i) => ({
        from_cost: cents / 100,
        ...rules[i]!,
      })),
    )
    const cost = fc.integer({ min: 0, max: 20_000_000_000 }).map(units => units / 10_000)
    const near = fc.tuple(matrix, fc.nat(5), fc.constantFrom(-1, 0, 1)).map(([bands, i, step]) => {
      const limit = bands[i % bands.length]!.from_cost
      return [bands, Math.max(0, Math.round(limit * 10_000) + step) / 10_000] as const
    })
    fc.assert(
      fc.property(fc.oneof(fc.tuple(matrix, cost), near), ([bands, cost]) => {
        expect(matrixPrice({ bands, round_to: 'none' }, cost).toFixed(2)).toBe(byHand(bands, cost))
      }),
      { numRuns: 500 },
    )
  })

  /** Long division of decimal texts. */
  function byHand(bands: readonly PriceBand[], cost: number): string {
    const units = digits(cost.toFixed(4))
    const band = bands.filter(({ from_cost }) => digits(from_cost.toFixed(4)) <= units).at(-1)!
    const percent = digits(band.percent.toFixed(2))
    const [numerator, denominator] =
      band.mode === 'markup' ? [units * (10_000n + percent), 1_000_000n] : [units * 100n, 10_000n - percent]
    const down = numerator / denominator
    const cents = (numerator % denominator) * 2n >= denominator ? down + 1n : down
    return String(cents).padStart(3, '0').replace(/(..)$/, '.$1')
  }
  const digits = (decimal: string) => BigInt(decimal.replace('.', ''))
})

describe('the price of a line', () => {
  const part: PricedPart = {
    price_retail: 100,
    price_wholesale: [
      { min_qty: 5, price: 95 },
      { min_qty: 10, price: 90 },
    ],
    min_limit_price: null,
  }
  const minus20: LevelTerms = { kind: 'retail_minus', percent: 20, exception: null, matrix: null, cost: null }

  it('is typed, else that of the level, else by quantity, else retail', () => {
    expect(priceOf(part, { typed: 0, level: 80, quantity: 10 })).toEqual({ price: 0, source: 'typed' })
    expect(priceOf(part, { typed: null, level: 80, quantity: 10 })).toEqual({ price: 80, source: 'level' })
    expect(priceOf(part, { level: null, quantity: 10 })).toEqual({ price: 90, source: 'break' })
    expect(priceOf(part, { quantity: 9.999 })).toEqual({ price: 95, source: 'break' })
    expect(priceOf(part, { quantity: 5 })).toEqual({ price: 95, source: 'break' })
    expect(priceOf(part, { quantity: 4.999 })).toEqual({ price: 100, source: 'part' })
  })

  it('of a level is the fixed one, else by its rule', () => {
    const cost = 37.2
    const matrix = { bands: [margin(0, 37.5)], round_to: 'five_cents' as const }
    const prices = [
      minus20,
      { ...minus20, exception: 85.5 },
      { ...minus20, kind: 'cost_plus' as const, cost },
      { ...minus20, kind: 'matrix' as const, cost, matrix },
    ].map(terms => levelPrice(part, terms))
    expect(prices).toEqual([80, 85.5, 44.64, 59.5])
  })

  it('is the usual one without a level, a matrix or a cost', () => {
    const without = [
      null,
      { ...minus20, kind: 'cost_plus' as const },
      { ...minus20, kind: 'cost_plus' as const, cost: 0 },
      { ...minus20, kind: 'matrix' as const, cost: 5 },
    ]
    expect(without.map(terms => levelPrice(part, terms))).toEqual([null, null, null, null])
  })

  it('of a level or quantity is never below the minimum of the part; retail stays', () => {
    const least = { ...part, min_limit_price: 92 }
    expect(priceOf(least, { level: 80, quantity: 1 }).price).toBe(92)
    expect(priceOf(least, { quantity: 10 }).price).toBe(92)
    expect(priceOf({ ...part, min_limit_price: 120 }, { quantity: 1 }).price).toBe(100)
  })

  it('is at most the highest price of a part', () => {
    const matrix = { bands: [margin(0, 99.99)], round_to: 'none' as const }
    expect(levelPrice(part, { ...minus20, kind: 'matrix', matrix, cost: 9_999_999 })).toBe(9_999_999)
  })
})

it('a price is too low below the minimum of the part or the margin of the company', {
  tags: 'RATE-4',
}, () => {
  const limits = { min_limit_price: 10, cost: 8, min_margin: 25 }
  expect([9.99, 10, 10.66, 10.67].map(price => isBelowMinimum(price, limits))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(isBelowMinimum(0, { min_limit_price: null, cost: 8, min_margin: null })).toBe(false)
  expect(isBelowMinimum(0, { min_limit_price: null, cost: null, min_margin: 25 })).toBe(false)
})

it('the margin of a price is in percent, exactly', () => {
  expect(marginOf(59.52, 37.2)).toBe(37.5)
  expect(marginOf(30, 37.2)).toBe(-24)
  expect(marginOf(0, 37.2)).toBeNull()
  expect(hasMargin(59.52, 37.2, 37.5)).toBe(true)
  expect(hasMargin(59.51, 37.2, 37.5)).toBe(false)
})
