import { afterDiscountAndTax, type Cents, percentOf, times, toCents, toDollars } from '../shared/money.ts'

interface Priced {
  /** Dollars for one. */
  price: number
  /** Percent, both. */
  discount: number
  tax: number
}

/** What one costs the buyer, in dollars: price × (1 − discount/100) × (1 + tax/100), rounded once. */
export const priceAfterTax = ({ price, ...percents }: Priced): number =>
  toDollars(afterDiscountAndTax(toCents(price), percents))

interface SaleAmounts {
  parts: Cents
  discount: Cents
  tax: Cents
  total: Cents
}

/** A sale over the counter as its invoice adds it up: each line is rounded once, and the lines make the total. */
export function saleAmounts({ price, quantity, discount, tax }: Priced & { quantity: number }): SaleAmounts {
  const parts = times(toCents(price), quantity)
  const off = percentOf(parts, discount)
  const charged = percentOf(parts - off, tax)
  return { parts, discount: off, tax: charged, total: parts - off + charged }
}
