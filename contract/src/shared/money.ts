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

/** A cost in ten thousandths of a dollar; a percentage in hundredths. */
const exactCost = (dollars: number) => BigInt(Math.round(dollars * 10_000))
const exactPercent = (percent: number) => BigInt(Math.round(percent * 100))

/** Half up; both are positive. */
const divided = (numerator: bigint, denominator: bigint) =>
  Number((2n * numerator + denominator) / (2n * denominator))

/** A cost in dollars with at most four decimals, plus a percentage of it with at most two; half up. */
export const markedUp = (cost: number, percent: number): Cents =>
  divided(exactCost(cost) * (10_000n + exactPercent(percent)), 1_000_000n)

/** Costs in dollars with at most four decimals times quantities with at most three, summed and then rounded half up. */
export const timesCost = (lines: readonly { cost: number; quantity: number }[]): Cents =>
  divided(
    lines.reduce(
      (sum, { cost, quantity }) => sum + exactCost(cost) * BigInt(Math.round(quantity * 1000)),
      0n,
    ),
    100_000n,
  )

/** The price of which so many percent are left after the cost: cost / (1 − margin), half up. Below 100. */
export const atMargin = (cost: number, margin: number): Cents =>
  divided(exactCost(cost) * 100n, 10_000n - exactPercent(margin))

/** The lowest price in dollars of which so many percent are left after the cost. Below 100. */
export function leastAtMargin(cost: number, margin: number): number {
  const price = toDollars(atMargin(cost, margin))
  return hasMargin(price, cost, margin) ? price : toDollars(toCents(price) + 1)
}

/** A price in dollars with the markup that it has on the old cost, on the new one; half up. `oldCost` is positive. */
export const atSameMarkup = (price: number, oldCost: number, newCost: number): Cents =>
  divided(BigInt(toCents(price)) * exactCost(newCost), exactCost(oldCost))

/** What is left of a price in dollars after the cost, in percent with one decimal; null of nothing. */
export function marginOf(price: number, cost: number): number | null {
  if (price === 0) return null
  const [paid, spent] = [exactCost(price), exactCost(cost)]
  const left = paid - spent
  const tenths = divided((left < 0n ? -left : left) * 1000n, paid)
  return (left < 0n ? -tenths : tenths) / 10
}

/** Whether at least so many percent of a price in dollars are left after the cost; exact. */
export const hasMargin = (price: number, cost: number, margin: number): boolean =>
  exactCost(price) * (10_000n - exactPercent(margin)) >= exactCost(cost) * 10_000n

/** An hourly rate times minutes, half up. */
export const perHour = (cents: Cents, minutes: number): Cents => roundCents((cents * minutes) / 60)

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** `$1,284.50`, `-$12.00`. Takes dollars. */
export const formatDollars = (dollars: number): string => dollarFormat.format(dollars)
