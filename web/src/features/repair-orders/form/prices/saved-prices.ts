import type { PartChoice } from '#contract/parts/part.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderValues, WorkValues } from '../values/repair-order-values.ts'
import { totalsOf } from './priced-repair-order.ts'

/** Unit prices in dollars by part id. */
export type Prices = ReadonlyMap<number, number>

/** The server keeps the prices at which parts were added, until current ones are applied. */
export const savedPrices = (order: Pick<RepairOrder, 'typeOfWork'> | undefined): Prices =>
  new Map(
    order?.typeOfWork.flatMap(work => work.inventories.map(row => [row.inventory_id, row.price] as const)),
  )

/** Parts that are not in the saved order get the current price, also in an old draft. */
export function atCurrentPrices(
  works: readonly WorkValues[],
  parts: readonly Pick<PartChoice, 'id' | 'price_retail'>[],
  saved: Prices,
): readonly WorkValues[] {
  const prices = new Map([...parts.map(part => [part.id, part.price_retail] as const), ...saved])
  const priced = works.map(work => atPrices(work, prices))
  return priced.every((work, index) => work === works[index]) ? works : priced
}

/** Rows with unchanged prices stay the same objects. */
export function atPrices(work: WorkValues, prices: Prices): WorkValues {
  const parts = work.parts.map(row => {
    const price = row.part ? (prices.get(row.part.id) ?? row.price) : row.price
    return price === row.price ? row : { ...row, price }
  })
  return parts.every((row, index) => row === work.parts[index]) ? work : { ...work, parts }
}

/** Dollars: saved in the order, and current. */
export interface PriceChange {
  kept: number
  today: number
}

export interface ChangedPrices {
  /** Each part that is still in the form, once. */
  parts: readonly (PriceChange & { name: string })[]
  total: PriceChange
}

/** The changes if today's prices were applied to the order in the form. */
export function changedPrices(
  order: Pick<RepairOrder, 'typeOfWork'>,
  values: RepairOrderValues,
): ChangedPrices {
  const chosen = new Set(values.works.flatMap(work => work.parts.map(row => row.part?.id)))
  const rows = order.typeOfWork.flatMap(work => work.inventories)
  const changed = rows.filter(row => row.price !== row.price_retail && chosen.has(row.inventory_id))
  const today = new Map(rows.map(row => [row.inventory_id, row.price_retail]))
  return {
    parts: [
      ...new Map(
        changed.map(row => [row.inventory_id, { name: row.name, kept: row.price, today: row.price_retail }]),
      ).values(),
    ],
    total: {
      kept: totalsOf(values, []).total,
      today: totalsOf({ ...values, works: values.works.map(work => atPrices(work, today)) }, []).total,
    },
  }
}
