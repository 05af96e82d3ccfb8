import { marginOf, sumCents, timesCost, toCents, toDollars } from '../shared/money.ts'

export interface OrderMargin {
  /** Dollars before taxes that are left after the costs. */
  profit: number
  /** Percent with one decimal. */
  margin: number
}

/**
 * What an order leaves of its total before taxes, `net`, after the costs of its parts and charges, in dollars. Undefined
 * where no cost is known; a part whose cost is not known costs nothing, as in reports.
 */
export function orderMargin(
  net: number,
  parts: readonly { cost: number | null | undefined; quantity: number }[],
  charges: readonly { cost: number | null }[],
): OrderMargin | undefined {
  if (!parts.some(({ cost }) => cost) && !charges.some(({ cost }) => cost)) return undefined
  const costs =
    timesCost(parts.map(part => ({ ...part, cost: part.cost ?? 0 }))) +
    sumCents(charges.map(({ cost }) => toCents(cost ?? 0)))
  const margin = marginOf(net, toDollars(costs))
  return margin === null ? undefined : { profit: toDollars(toCents(net) - costs), margin }
}
