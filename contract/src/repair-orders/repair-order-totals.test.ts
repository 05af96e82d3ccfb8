import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargeBases, type PricedCharge, taxGroups } from '../charges/charge-amount.ts'
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
        charges: [],
      },
      { hourly_rate: 95, duration: '1:00', parts: [], charges: [] },
    ],
    charges: [],
  })
  expect(totals).toEqual({
    labor: 395,
    parts: 524.46,
    charges: 0,
    discount: 91.95,
    tax_labor: 0,
    tax_parts: 40.12,
    total: 867.63,
    works: [
      { labor: 300, parts: 524.46, total: 824.46, charge_amounts: [] },
      { labor: 95, parts: 0, total: 95, charge_amounts: [] },
    ],
    charge_amounts: [],
  })
})

it('of a single type of work is labor and parts', () => {
  const parts = [{ price: 148.9, quantity: 2 }]
  expect(workAmounts({ hourly_rate: 120, duration: '2:30', parts, charges: [] })).toEqual({
    labor: 300,
    parts: 297.8,
    total: 597.8,
    charge_amounts: [],
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
      const works = [{ hourly_rate: 0, duration: '0:00', parts, charges: [] }]
      const { total } = repairOrderTotals({ discount, tax_labor: 0, tax_inventory: 0, works, charges: [] })
      expect(sumCents(amounts.map(toCents))).toBe(toCents(total))
    }),
  )
})

it('rounds every line half up', () => {
  const work = (hourly_rate: number, duration: string) => ({ hourly_rate, duration, parts: [], charges: [] })
  // 0.01 for half an hour is half a cent, twice.
  expect(
    repairOrderTotals({
      discount: 0,
      tax_labor: 0,
      tax_inventory: 0,
      works: [work(0.01, '0:30'), work(0.01, '0:30')],
      charges: [],
    }).labor,
  ).toBe(0.02)
  const part = { price: 1.005 * 100, quantity: 1 }
  expect(
    repairOrderTotals({
      discount: 0,
      tax_labor: 0,
      tax_inventory: 0,
      works: [{ ...work(0, '0:00'), parts: [part] }],
      charges: [],
    }).parts,
  ).toBe(100.5)
})

it('is never negative, for any discount', { tags: 'ROF-031' }, () => {
  fc.assert(
    fc.property(anOrder, tenths(99_999), (order, discount) => {
      const { total, labor, parts, charges, discount: off } = repairOrderTotals({ ...order, discount })
      expect(total).toBeGreaterThanOrEqual(0)
      expect(toCents(off)).toBeLessThanOrEqual(toCents(labor) + toCents(parts) + toCents(charges))
    }),
  )
})

const cents = (max: number) => fc.integer({ min: 0, max }).map(value => value / 100)
const tenths = (max: number) => fc.integer({ min: 0, max }).map(value => value / 10)
const aCharge: fc.Arbitrary<PricedCharge> = fc.record({
  percent: fc.option(
    fc.integer({ min: 1, max: 10_000 }).map(value => value / 100),
    { nil: null },
  ),
  base: fc.constantFrom(...chargeBases),
  min_amount: fc.option(cents(100_000), { nil: null }),
  max_amount: fc.option(
    fc.integer({ min: 100_000, max: 10_000_000 }).map(value => value / 100),
    { nil: null },
  ),
  quantity: fc.integer({ min: 1, max: 1_000_000 }).map(value => value / 1000),
  price: cents(10_000_000),
  taxed_as: fc.constantFrom(...taxGroups),
  is_discounted: fc.boolean(),
  is_waived: fc.boolean(),
})
const someCharges = fc.array(aCharge, { maxLength: 4 })
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
      charges: someCharges,
    }),
    { maxLength: 4 },
  ),
  charges: someCharges,
})

it('agrees to the cent with exact arithmetic', () => {
  fc.assert(
    fc.property(anOrder, order => {
      const exact = exactTotals(order)
      const totals = repairOrderTotals(order)
      expect({
        labor: BigInt(toCents(totals.labor)),
        parts: BigInt(toCents(totals.parts)),
        charges: BigInt(toCents(totals.charges)),
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
      const { labor, parts, charges, discount, tax_labor, tax_parts, total, works, charge_amounts } =
        repairOrderTotals(order)
      const sum = (values: number[]) => values.reduce((all, value) => all + toCents(value), 0)
      expect(total).toBeGreaterThanOrEqual(0)
      expect(toCents(total)).toBe(sum([labor, parts, charges, -discount, tax_labor, tax_parts]))
      expect(sum([labor, parts, charges])).toBe(sum([...works.map(work => work.total), ...charge_amounts]))
    }),
  )
})

function exactTotals(order: PricedRepairOrder) {
  const whole = (value: number, factor: number) => BigInt(Math.round(value * factor))
  const divide = (value: bigint, by: bigint) => (2n * value + by) / (2n * by)
  const percent = (amount: bigint, rate: number) => divide(amount * whole(rate, 100), 10_000n)
  const sum = (values: bigint[]) => values.reduce((all, value) => all + value, 0n)
  const works = order.works.map(work => {
    const [hours, minutes] = work.duration.split(':').map(Number)
    return {
      labor: divide(whole(work.hourly_rate, 100) * BigInt(hours! * 60 + minutes!), 60n),
      parts: sum(work.parts.map(part => divide(whole(part.price, 100) * whole(part.quantity, 1000), 1000n))),
      charges: work.charges,
    }
  })
  const labor = sum(works.map(work => work.labor))
  const parts = sum(works.map(work => work.parts))
  const charges = [...works, { labor, parts, charges: order.charges }].flatMap(of =>
    of.charges.map(charge => ({ ...charge, amount: amountOf(charge, of) })),
  )
  const group = (name: string, own: bigint) => {
    const lines = charges.filter(charge => charge.taxed_as === name)
    const discounted = sum(lines.filter(charge => charge.is_discounted).map(charge => charge.amount))
    const off = percent(own + discounted, order.discount)
    return { off, kept: own + sum(lines.map(charge => charge.amount)) - off }
  }
  const [ofLabor, ofParts, untaxed] = [group('labor', labor), group('parts', parts), group('none', 0n)]
  const taxLabor = percent(ofLabor.kept, order.tax_labor)
  const taxParts = percent(ofParts.kept, order.tax_inventory)
  return {
    labor,
    parts,
    charges: sum(charges.map(charge => charge.amount)),
    discount: ofLabor.off + ofParts.off + untaxed.off,
    tax_labor: taxLabor,
    tax_parts: taxParts,
    total: ofLabor.kept + ofParts.kept + untaxed.kept + taxLabor + taxParts,
  }

  function amountOf(charge: PricedCharge, of: { labor: bigint; parts: bigint }) {
    if (charge.is_waived) return 0n
    if (charge.percent === null) return divide(whole(charge.price, 100) * whole(charge.quantity, 1000), 1000n)
    const base = { labor: of.labor, parts: of.parts, labor_and_parts: of.labor + of.parts }[charge.base!]
    if (base === 0n) return 0n
    const amount = percent(base, charge.percent)
    const least = whole(charge.min_amount ?? 0, 100)
    const most = whole(charge.max_amount ?? Number.MAX_SAFE_INTEGER / 100, 100)
    if (amount < least) return least
    if (amount > most) return most
    return amount
  }
}

const supplies: PricedCharge = {
  percent: 5,
  base: 'labor_and_parts',
  min_amount: 10,
  max_amount: 60,
  quantity: 1,
  price: 0,
  taxed_as: 'none',
  is_discounted: false,
  is_waived: false,
}
const orderOf = (labor: number, parts: number, charges: readonly PricedCharge[]): PricedRepairOrder => ({
  discount: 10,
  tax_labor: 5,
  tax_inventory: 8.5,
  works: [{ hourly_rate: labor, duration: '1:00', parts: [{ price: parts, quantity: 1 }], charges: [] }],
  charges,
})

it('charges a percentage within its limits, and nothing of nothing', { tags: 'CHG-1' }, () => {
  const charged = (labor: number, parts: number) =>
    repairOrderTotals(orderOf(labor, parts, [supplies])).charges
  expect([charged(1000, 500), charged(100, 0), charged(0, 0)]).toEqual([60, 10, 0])
})

it('takes a percentage of labor and parts before the discount, of no other charge', { tags: 'CHG-2' }, () => {
  const freight: PricedCharge = { ...supplies, percent: null, price: 100 }
  const { charge_amounts, discount } = repairOrderTotals(orderOf(400, 100, [freight, supplies]))
  expect([charge_amounts, discount]).toEqual([[100, 25], 50])
  const discounted = { ...freight, is_discounted: true }
  expect(repairOrderTotals(orderOf(400, 100, [discounted, supplies])).discount).toBe(60)
})

it('taxes a charge as labor, as parts or not at all', { tags: 'CHG-3' }, () => {
  const taxes = (taxed_as: PricedCharge['taxed_as']) => {
    const charge: PricedCharge = { ...supplies, percent: null, price: 33.33, taxed_as }
    const { tax_labor, tax_parts, total } = repairOrderTotals(orderOf(100, 200, [charge]))
    return [tax_labor, tax_parts, total]
  }
  expect(taxes('none')).toEqual([4.5, 15.3, 323.13])
  expect(taxes('labor')).toEqual([6.17, 15.3, 324.8])
  expect(taxes('parts')).toEqual([4.5, 18.13, 325.96])
})
