import { type Cents, percentOf, times, toCents } from '../shared/money.ts'

export const chargeBases = ['labor', 'parts', 'labor_and_parts'] as const
export const taxGroups = ['labor', 'parts', 'none'] as const
export type TaxGroup = (typeof taxGroups)[number]

/** A charge of an order. Dollars. */
export interface PricedCharge {
  /** Null: quantity × price. */
  percent: number | null
  /** What it is a percentage of. */
  base: (typeof chargeBases)[number] | null
  min_amount: number | null
  max_amount: number | null
  quantity: number
  price: number
  taxed_as: TaxGroup
  /** Whether the order's discount is taken off it too. */
  is_discounted: boolean
  is_waived: boolean
}

/** Half up. A percentage is of labor and parts before the discount; a percentage of nothing is nothing. */
export function chargeCents(charge: PricedCharge, { labor, parts }: { labor: Cents; parts: Cents }): Cents {
  if (charge.is_waived) return 0
  if (charge.percent === null) return times(toCents(charge.price), charge.quantity)
  const of = { labor, parts, labor_and_parts: labor + parts }[charge.base ?? 'labor_and_parts']
  if (of === 0) return 0
  const least = Math.max(percentOf(of, charge.percent), toCents(charge.min_amount ?? 0))
  return charge.max_amount === null ? least : Math.min(least, toCents(charge.max_amount))
}
