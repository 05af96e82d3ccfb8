import { priceErrors } from '#contract/prices/price-errors.ts'
import { isBelowMinimum } from '#contract/prices/price-of.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

interface SoldPart {
  name: string
  min_limit_price: number | null
  cost: number | null
  min_margin: number | null
}

/** Why a typed price is too low: below the part's minimum, or the company's margin, which names no cost. */
export function refusedPrice(price: number, { name, ...limits }: SoldPart, parameter: string): Reason[] {
  if (!isBelowMinimum(price, limits)) return []
  const { min_limit_price: min } = limits
  return [
    min !== null && price < min
      ? reason(priceErrors.price_below_minimum, {
          parameter,
          params: { part: name, min: formatDollars(min) },
        })
      : reason(priceErrors.price_below_margin, { parameter, params: { part: name } }),
  ]
}
