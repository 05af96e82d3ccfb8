import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { WorkValues } from './order-values.ts'

/** Dollars for one, by part. */
export type Prices = ReadonlyMap<number, number>

/** At which prices a saved order took its parts in: the server keeps them until the present ones are asked for. */
export const keptPrices = (order: Pick<RepairOrder, 'typeOfWork'> | undefined): Prices =>
  new Map(
    order?.typeOfWork.flatMap(work => work.inventories.map(row => [row.inventory_id, row.price] as const)),
  )

/** A part of the order that is chosen once more costs what it cost; rows that need no other price stay the same objects. */
export function atKeptPrices(work: WorkValues, kept: Prices): WorkValues {
  const parts = work.parts.map(row => {
    const price = row.part ? (kept.get(row.part.id) ?? row.price) : row.price
    return price === row.price ? row : { ...row, price }
  })
  return parts.every((row, index) => row === work.parts[index]) ? work : { ...work, parts }
}
