import { percentOf, toCents, toDollars } from '../shared/money.ts'

/** Dollars, half up. `markup`: per cent, at most three decimals. */
export const withMarkup = (cost: number, markup: number): number =>
  toDollars(toCents(cost) + percentOf(toCents(cost), markup))

/** Per cent with two decimals; null without a cost, or for a price below it. */
export function markupOf(cost: number | null, price: number | null): number | null {
  const [from, to] = [toCents(cost ?? 0), toCents(price ?? 0)]
  return from === 0 || to < from ? null : Math.round(((to - from) * 10_000) / from) / 100
}
