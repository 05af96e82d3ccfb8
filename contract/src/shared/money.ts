/**
 * Money is dollars in the API and the database, whole cents in sums. Only this file multiplies, divides or
 * rounds money.
 */

export type Cents = number

/** Also from PostgreSQL's numeric, which is text. */
export const toCents = (dollars: number | string): Cents => Math.round(Number(dollars) * 100)

/** 128450 -> 1284.5 */
export const toDollars = (cents: Cents): number => cents / 100

/** Half up, away from zero for negative amounts, on the decimal value, not its binary approximation. */
function roundCents(exact: number): Cents {
  return Math.sign(exact) * Math.round(Math.abs(exact) + 1e-7)
}

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** `percent` has at most three decimals; half up. Whole numbers until the last division. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  roundCents((cents * Math.round(percent * 1000)) / 100_000)

/**
 * Subtracts a discount and adds a tax, both percent with at most two decimals; half up, rounded once.
 * BigInt, as the product exceeds safe integers.
 */
export function afterDiscountAndTax(
  cents: Cents,
  { discount, tax }: { discount: number; tax: number },
): Cents {
  const kept = BigInt(10_000 - Math.round(discount * 100))
  const charged = BigInt(10_000 + Math.round(tax * 100))
  const whole = 100_000_000n
  return Number((BigInt(cents) * kept * charged + whole / 2n) / whole)
}

/** `quantity` has at most three decimals; half up. */
export const times = (cents: Cents, quantity: number): Cents =>
  roundCents((cents * Math.round(quantity * 1000)) / 1000)

/** Dollars. */
export const lineAmount = ({ price, quantity }: { price: number; quantity: number }): number =>
  toDollars(times(toCents(price), quantity))

/** An hourly rate times minutes, half up. */
export const perHour = (cents: Cents, minutes: number): Cents => roundCents((cents * minutes) / 60)

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,284.50`, `-$12.00`. Takes dollars. */
export const formatDollars = (dollars: number): string => dollarFormat.format(dollars)
