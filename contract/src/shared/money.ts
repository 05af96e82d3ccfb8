/**
 * Money is dollars with two decimals in the API and in the database, and whole cents in every sum.
 * Elsewhere cents are added and subtracted; nothing outside this file multiplies, divides or rounds money.
 */

/** Whole cents. */
export type Cents = number

/** Dollars (a number, or PostgreSQL's numeric as text) to cents. */
export const toCents = (dollars: number | string): Cents => Math.round(Number(dollars) * 100)

/** Cents to dollars, as in the API: 128450 -> 1284.5. */
export const toDollars = (cents: Cents): number => cents / 100

/** Half up, away from zero for negative amounts, on the exact decimal, not its binary approximation. */
function roundCents(exact: number): Cents {
  return Math.sign(exact) * Math.round(Math.abs(exact) + 1e-7)
}

export const sumCents = (amounts: Iterable<Cents>): Cents => {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}

/** `percent` (three decimals at most) of an amount, half up: 10.2 % of 44590. Whole numbers until the last division. */
export const percentOf = (cents: Cents, percent: number): Cents =>
  roundCents((cents * Math.round(percent * 1000)) / 100_000)

/**
 * An amount less a discount and plus a tax, both per cent with two decimals at most, rounded half up once. Their product
 * is more than a number holds to the unit.
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

/** A price times a quantity of up to three decimals, half up. */
export const times = (cents: Cents, quantity: number): Cents =>
  roundCents((cents * Math.round(quantity * 1000)) / 1000)

/** Price times quantity: dollars in and out, as in the API. */
export const lineAmount = ({ price, quantity }: { price: number; quantity: number }): number =>
  toDollars(times(toCents(price), quantity))

/** An hourly rate times minutes, half up. */
export const perHour = (cents: Cents, minutes: number): Cents => roundCents((cents * minutes) / 60)

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,284.50`; a negative one `-$12.00`. Takes dollars, as in the API. */
export const formatDollars = (dollars: number): string => dollarFormat.format(dollars)
