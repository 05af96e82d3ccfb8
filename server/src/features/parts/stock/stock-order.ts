import type { OrderKind } from '#contract/records/record-kinds.ts'

export interface StockOrder {
  kind: OrderKind
  id: number
}

/** A sale over the counter or an unsaved order: has no reservations, as ids start at 1. */
export const noOrder: StockOrder = { kind: 'repair_order', id: 0 }

/** A quantity of a part in an order, which may have several lines with the part. */
export interface StockLine {
  part_id: number
  quantity: number
  /** Dotted path for errors: `types_of_work.0.inventories.2.quantity`. */
  parameter?: string
}

/** Quantities have three decimals and are summed as whole thousandths. */
export const thousandths = (quantity: number | string): number => Math.round(Number(quantity) * 1000)

export function sumByPart(lines: readonly StockLine[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const line of lines) {
    sums.set(line.part_id, (sums.get(line.part_id) ?? 0) + thousandths(line.quantity))
  }
  return sums
}
