import { atMargin, type Cents, markedUp, toDollars } from '../shared/money.ts'

export const bandModes = ['markup', 'margin'] as const
export const priceRoundings = ['none', 'five_cents', 'ends_in_99'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** What is added to a cost from `from_cost` on, up to the next band. Dollars and percent. */
export interface PriceBand {
  from_cost: number
  percent: number
  mode: (typeof bandModes)[number]
}

/** `bands` begin at 0 and rise. */
export interface PricingMatrix {
  bands: readonly PriceBand[]
  round_to: PriceRounding
}

/** Dollars, at most four decimals of `cost`. */
export function matrixPrice({ bands, round_to }: PricingMatrix, cost: number): number {
  const { percent, mode } = bands.findLast(band => cost >= band.from_cost)!
  const price = mode === 'margin' ? atMargin(cost, percent) : markedUp(cost, percent)
  return toDollars(rounded(price, round_to))
}

/** To the nearest five cents, half up; or up to the next price that ends in .99. */
function rounded(price: Cents, to: PriceRounding): Cents {
  if (to === 'five_cents') return Math.floor((price + 2.5) / 5) * 5
  if (to === 'ends_in_99') return Math.ceil((price + 1) / 100) * 100 - 1
  return price
}
