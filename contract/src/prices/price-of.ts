import { hasMargin, markedUp, percentOf, toCents, toDollars } from '../shared/money.ts'
import { matrixPrice, type PricingMatrix } from './matrix-price.ts'

export const priceLevelKinds = ['retail_minus', 'cost_plus', 'matrix'] as const
export type PriceLevelKind = (typeof priceLevelKinds)[number]

/** Where the price of a line is from: the part's retail price, a customer's level, a quantity, or typed. */
export const priceSources = ['part', 'level', 'break', 'typed'] as const
export type PriceSource = (typeof priceSources)[number]

/** Dollars. */
export interface PricedPart {
  price_retail: number
  /** By quantity, rising. */
  price_wholesale: readonly { min_qty: number; price: number }[]
  /** A level or a quantity never makes it cheaper. */
  min_limit_price: number | null
}

/** What a customer's level says about a part. Dollars and percent. */
export interface LevelTerms {
  /** The fixed price of the part in this level. */
  exception: number | null
  kind: PriceLevelKind
  percent: number | null
  matrix: PricingMatrix | null
  /** By the shop's cost basis, at most four decimals. */
  cost: number | null
}

export interface LinePrice {
  price: number
  source: PriceSource
}

export const partPriceMax = 9_999_999

/**
 * The price of one unit: typed, else that of the customer's level, else by quantity, else retail. `level` is what
 * `levelPrice` answers, so that who may not see costs can price a line too.
 */
export function priceOf(
  part: PricedPart,
  { typed, level, quantity }: { typed?: number | null; level?: number | null; quantity: number },
): LinePrice {
  if (typed !== undefined && typed !== null) return { price: typed, source: 'typed' }
  if (level !== undefined && level !== null) return { price: atLeast(level, part), source: 'level' }
  const reached = part.price_wholesale.findLast(({ min_qty }) => quantity >= min_qty)
  if (reached) return { price: atLeast(reached.price, part), source: 'break' }
  return { price: part.price_retail, source: 'part' }
}

/** The fixed price, else by the rule; null where there is no level, or its rule needs a cost and there is none. */
export function levelPrice(part: Pick<PricedPart, 'price_retail'>, terms: LevelTerms | null): number | null {
  if (!terms) return null
  const price = terms.exception ?? byRule(part.price_retail, terms)
  return price === null ? null : Math.min(price, partPriceMax)
}

function byRule(retail: number, { kind, percent, matrix, cost }: LevelTerms): number | null {
  if (kind === 'retail_minus') return toDollars(toCents(retail) - percentOf(toCents(retail), percent ?? 0))
  if (!cost) return null
  if (kind === 'cost_plus') return toDollars(markedUp(cost, percent ?? 0))
  return matrix && matrixPrice(matrix, cost)
}

const atLeast = (price: number, { min_limit_price }: PricedPart): number =>
  Math.max(price, min_limit_price ?? 0)

/** Whether a typed price is below what the shop sells at: the part's minimum, or the company's margin of a cost. */
export function isBelowMinimum(
  price: number,
  limits: {
    min_limit_price: number | null
    cost: number | null
    /** Percent; null: any margin. */
    min_margin: number | null
  },
): boolean {
  const { min_limit_price, cost, min_margin } = limits
  if (min_limit_price !== null && price < min_limit_price) return true
  return min_margin !== null && cost !== null && !hasMargin(price, cost, min_margin)
}
