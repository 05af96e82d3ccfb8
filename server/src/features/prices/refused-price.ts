import { priceErrors } from '#contract/prices/price-errors.ts'
import { isBelowMinimum } from '#contract/prices/price-of.ts'
import { formatDollars, leastAtMargin } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'

/** The rights of a kind of order. */
export type OrderRights = 'orders-bs' | 'orders-parts'

export interface SoldPart {
  name: string
  min_limit_price: number | null
  cost: number | null
  min_margin: number | null
}

/** Why the caller may type no price, nor take a typed one back. */
export const refusedOverride = (context: Context, rights: OrderRights, parameter: string): Reason[] =>
  context.may(`${rights}.override-price`) ? [] : [reason(priceErrors.override_not_allowed, { parameter })]

/** Why the caller may not type this price. */
export function refusedTypedPrice(
  context: Context,
  rights: OrderRights,
  price: number,
  part: SoldPart | undefined,
  parameter: string,
): Reason[] {
  const reasons = refusedOverride(context, rights, parameter)
  return reasons.length > 0 || !part ? reasons : refusedLowPrice(context, rights, price, part, parameter)
}

/**
 * Why a price is too low for the caller: below the part's minimum, or the company's margin. The lowest price of a margin
 * is named to who may see costs, as it tells the cost.
 */
export function refusedLowPrice(
  context: Context,
  rights: OrderRights,
  price: number,
  { name, ...limits }: SoldPart,
  parameter: string,
): Reason[] {
  if (context.may(`${rights}.price-below-minimum`) || !isBelowMinimum(price, limits)) return []
  const min = lowest(limits, context.may('inventories.see-costs'))
  return [
    min !== null && price < min
      ? reason(priceErrors.price_below_minimum, {
          parameter,
          params: { part: name, min: formatDollars(min) },
        })
      : reason(priceErrors.price_below_margin, { parameter, params: { part: name } }),
  ]
}

function lowest({ min_limit_price: min, cost, min_margin }: Omit<SoldPart, 'name'>, seesCosts: boolean) {
  if (!seesCosts || cost === null || min_margin === null) return min
  return Math.max(min ?? 0, leastAtMargin(cost, min_margin))
}
