import type { OrderKind } from '#contract/records/record-kinds.ts'

/** An order of either kind, as stock knows it. */
export interface StockOrder {
  kind: OrderKind
  id: number
}

/** A sale over the counter, or an order that is not saved yet: ids begin at 1, so nothing is reserved for it. */
export const noOrder: StockOrder = { kind: 'repair_order', id: 0 }

/** A quantity of a part that an order needs. The same part may be in several lines. */
export interface StockLine {
  part_id: number
  quantity: number
  /** Dotted path of the field for errors, for example `types_of_work.0.inventories.2.quantity`. */
  parameter?: string
}

/** Quantities have three decimals: they are summed as whole thousandths. */
export const thousandths = (quantity: number | string): number => Math.round(Number(quantity) * 1000)

export function sumByPart(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const line of lines) {
    sums.set(line.part_id, (sums.get(line.part_id) ?? 0) + thousandths(line.quantity))
  }
  return sums
}
