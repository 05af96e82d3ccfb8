import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromMinutes } from '../shared/duration.ts'
import { sumCents, toCents } from '../shared/money.ts'
import {
  chargedAmounts,
  type PricedRepairOrder,
  repairOrderTotals,
  workAmounts,
} from './repair-order-totals.ts'

it('subtracts the discount from labor and parts, then taxes each', () => {
  const totals = repairOrderTotals({
    discount: 10,
    tax_labor: 0,
    tax_inventory: 8.5,
    works: [
      {
        hourly_rate: 120,
        duration: '2:30',
        parts: [
          { price: 148.9, quantity: 2 },
          { price: 113.33, quantity: 2 },
        ],
      },
      { hourly_rate: 95, duration: '1:00', parts: [] },
    ],
  })
  expect(totals).toEqual({
    labor: 395,
    parts: 524.46,
    discount: 91.95,
    tax_labor: 0,
    tax_parts: 40.12,
    total: 867.63,
    works: [
      { labor: 300, parts: 524.46, total: 824.46 },
      { labor: 95, parts: 0, total: 95 },
    ],
  })
})

it('of a single type of work is labor and parts', () => {
  const parts = [{ price: 148.9, quantity: 2 }]
  expect(workAmounts({ hourly_rate: 120, duration: '2:30', parts })).toEqual({
    labor: 300,
    parts: 297.8,
    total: 597.8,
  })
})

it('shares the discount among the lines of parts to the cent', () => {
  expect(chargedAmounts(Array(3).fill({ price: 0.1, quantity: 1 }), 15)).toEqual([0.08, 0.09, 0.08])
  const line = fc.record({
    price: fc.integer({ min: 0, max: 99_999 }).map(cents => cents / 100),
    quantity: fc.integer({ min: 1, max: 9_999 }).map(thousandths => thousandths / 1000),
  })
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(0, 2.5, 40, 99), (parts, discount) => {
      const amounts = chargedAmounts(parts, discount)
      for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0)
      const works = [{ hourly_rate: 0, duration: '0:00', parts }]
      const { total } = repairOrderTotals({ discount, tax_labor: 0, tax_inventory: 0, works })
      expect(sumCents(amounts.map(toCents))).toBe(toCents(total))
    }),
  )
})

it('rounds every line half up', () => {
  const work = (hourly_rate: number, duration: string) => ({ hourly_rate, duration, parts: [] })
  // 0.01 for half an hour is half a cent, twice.
  expect(
    repairOrderTotals({
      discount: 0,
      tax_labor: 0,
      tax_inventory: 0,
      works: [work(0.01, '0:30'), work(0.01, '0:30')],
    }).labor,
  ).toBe(0.02)
  const part = { price: 1.005 * 100, quantity: 1 }
  expect(
    repairOrderTotals({
      discount: 0,
      tax_labor: 0,
      tax_inventory: 0,
      works: [{ ...work(0, '0:00'), parts: [part] }],
    }).parts,
  ).toBe(100.5)
})

it('is never negative, for any discount', { tags: 'ROF-031' }, () => {
  fc.assert(
    fc.property(anOrder, tenths(99_999), (order, discount) => {
      const { total, labor, parts, discount: off } = repairOrderTotals({ ...order, discount })
      expect(total).toBeGreaterThanOrEqual(0)
      expect(toCents(off)).toBeLessThanOrEqual(toCents(labor) + toCents(parts))
    }),
  )
})

const cents = (max: number) => fc.integer({ min: 0, max }).map(value => value / 100)
const tenths = (max: number) => fc.integer({ min: 0, max }).map(value => value / 10)
const anOrder: fc.Arbitrary<PricedRepairOrder> = fc.record({
  discount: tenths(990),
  tax_labor: tenths(999),
  tax_inventory: tenths(999),
  works: fc.array(
    fc.record({
      hourly_rate: cents(99_999_999),
      duration: fc.integer({ min: 0, max: 59_999 }).map(fromMinutes),
      parts: fc.array(
        fc.record({
          price: cents(10_000_000),
          quantity: fc.integer({ min: 1, max: 1_000_000 }).map(value => value / 1000),
        }),
        { maxLength: 5 },
      ),
    }),
    { maxLength: 4 },
  ),
})

it('agrees to the cent with exact arithmetic', () => {
  fc.assert(
    fc.property(anOrder, order => {
      const exact = exactTotals(order)
      const totals = repairOrderTotals(order)
      expect({
        labor: BigInt(toCents(totals.labor)),
        parts: BigInt(toCents(totals.parts)),
        discount: BigInt(toCents(totals.discount)),
        tax_labor: BigInt(toCents(totals.tax_labor)),
        tax_parts: BigInt(toCents(totals.tax_parts)),
        total: BigInt(toCents(totals.total)),
      }).toEqual(exact)
    }),
    { numRuns: 2000 },
  )
})

it('is never negative, and adds up', () => {
  fc.assert(
    fc.property(anOrder, order => {
      const { labor, parts, discount, tax_labor, tax_parts, total, works } = repairOrderTotals(order)
      const sum = (values: number[]) => values.reduce((all, value) => all + toCents(value), 0)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(toCents(total)).toBe(sum([labor, parts, -discount, tax_labor, tax_parts]))
      expect(toCents(labor) + toCents(parts)).toBe(sum(works.map(work => work.total)))
    }),
  )
})

function exactTotals(order: PricedRepairOrder) {
  const whole = (value: number, factor: number) => BigInt(Math.round(value * factor))
  const divide = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
  const labor = order.works.reduce((sum, work) => {
    const [hours, minutes] = work.duration.split(':').map(Number)
    return sum + divide(whole(work.hourly_rate, 100) * BigInt(hours! * 60 + minutes!), 60n)
  }, 0n)
  const parts = order.works
    .flatMap(work => work.parts)
    .reduce((sum, part) => sum + divide(whole(part.price, 100) * whole(part.quantity, 1000), 1000n), 0n)
  const percent = (amount: bigint, rate: number) => divide(amount * whole(rate, 10), 1000n)
  const laborOff = percent(labor, order.discount)
  const partsOff = percent(parts, order.discount)
  const taxLabor = percent(labor - laborOff, order.tax_labor)
  const taxParts = percent(parts - partsOff, order.tax_inventory)
  return {
    labor,
    parts,
    discount: laborOff + partsOff,
    tax_labor: taxLabor,
    tax_parts: taxParts,
    total: labor + parts - laborOff - partsOff + taxLabor + taxParts,
  }
}
