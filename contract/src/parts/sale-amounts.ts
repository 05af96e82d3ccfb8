import { afterDiscountAndTax, type Cents, percentOf, times, toCents, toDollars } from '../shared/money.ts'

interface Priced {
  /** Dollars per unit. */
  price: number
  /** Percent, as `tax`. */
  discount: number
  tax: number
}

/** Dollars per unit: price × (1 − discount/100) × (1 + tax/100), rounded once. */
export const priceAfterTax = ({ price, ...percents }: Priced): number =>
  toDollars(afterDiscountAndTax(toCents(price), percents))

interface SaleAmounts {
  parts: Cents
  discount: Cents
  tax: Cents
  total: Cents
}

/** Amounts of an invoice: each line is rounded once, the total is the sum of the lines. */
export function saleAmounts({ price, quantity, discount, tax }: Priced & { quantity: number }): SaleAmounts {
  const parts = times(toCents(price), quantity)
  const off = percentOf(parts, discount)
  const charged = percentOf(parts - off, tax)
  return { parts, discount: off, tax: charged, total: parts - off + charged }
}
