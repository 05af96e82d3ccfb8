import { atSameMarkup, toDollars } from '../shared/money.ts'
import { matrixPrice, type PricingMatrix } from './matrix-price.ts'
import { partPriceMax } from './price-of.ts'

/** Dollars; costs with at most four decimals. */
interface RisenCost {
  old_cost: number
  new_cost: number
  /** The retail price. */
  price: number
  matrix: PricingMatrix | null
}

/**
 * The retail price after a cost rose: by the matrix, else with the markup that the price had. Null where the cost did
 * not rise, there is neither a matrix nor an old cost, or the price is that high already.
 */
export function suggestedPrice({ old_cost, new_cost, price, matrix }: RisenCost): number | null {
  if (new_cost <= old_cost || (!matrix && old_cost === 0)) return null
  const suggested = matrix
    ? matrixPrice(matrix, new_cost)
    : toDollars(atSameMarkup(price, old_cost, new_cost))
  const allowed = Math.min(suggested, partPriceMax)
  return allowed > price ? allowed : null
}
