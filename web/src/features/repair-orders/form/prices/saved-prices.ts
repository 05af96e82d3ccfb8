import type { PartChoice } from '#contract/parts/part.ts'
import { type PriceSource, priceOf } from '#contract/prices/price-of.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { PartRowValues } from '#web/features/parts/index.ts'
import type { RepairOrderValues, WorkValues } from '../values/repair-order-values.ts'
import { totalsOf } from './priced-repair-order.ts'

/** Of a part in the saved order. */
interface SavedPrice {
  price: number
  source?: PriceSource | undefined
}

/** Unit prices in dollars by part id. */
export type Prices = ReadonlyMap<number, SavedPrice>

type PricedChoice = Pick<PartChoice, 'price_retail'> &
  Partial<Pick<PartChoice, 'price_wholesale' | 'min_limit_price' | 'level_price'>>

/** The server keeps the prices at which parts were added, until current ones are applied. */
export const savedPrices = (order: Pick<RepairOrder, 'typeOfWork'> | undefined): Prices =>
  new Map(
    order?.typeOfWork.flatMap(work =>
      work.inventories.map(
        row => [row.inventory_id, { price: row.price, source: row.price_source }] as const,
      ),
    ),
  )

/** Parts that are not in the saved order get the current price, also in an old draft. */
export function atCurrentPrices(
  works: readonly WorkValues[],
  parts: readonly (Pick<PartChoice, 'id'> & PricedChoice)[],
  saved: Prices,
): readonly WorkValues[] {
  const known = new Map(parts.map(part => [part.id, part]))
  const priced = works.map(work => atPrices(work, saved, id => known.get(id)))
  return priced.every((work, index) => work === works[index]) ? works : priced
}

/** Rows with unchanged prices stay the same objects, and so do those with a typed price. */
export function atPrices(
  work: WorkValues,
  saved: Prices,
  partOf: (id: number) => PricedChoice | undefined = () => undefined,
): WorkValues {
  const parts = work.parts.map(row => {
    const { price, source } = priceOfRow(row, saved, partOf)
    const isSame = price === row.price && (source ?? 'part') === (row.price_source ?? 'part')
    return isSame ? row : { ...row, price, price_source: source }
  })
  return parts.every((row, index) => row === work.parts[index]) ? work : { ...work, parts }
}

function priceOfRow(
  row: PartRowValues,
  saved: Prices,
  partOf: (id: number) => PricedChoice | undefined,
): SavedPrice {
  const unchanged = { price: row.price, source: row.price_source }
  if (!row.part || row.price_source === 'typed') return unchanged
  const kept = saved.get(row.part.id)
  // A typed price that was taken back stays so.
  if (kept && (kept.source !== 'typed' || row.price_source === undefined)) return kept
  const part = partOf(row.part.id)
  if (!part) return unchanged
  const { price_retail, price_wholesale = [], min_limit_price = null, level_price } = part
  const terms = { price_retail, price_wholesale, min_limit_price }
  return priceOf(terms, { level: level_price ?? null, quantity: row.quantity ?? 0 })
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
  const changed = rows.filter(row => row.price !== row.price_current && chosen.has(row.inventory_id))
  const today = new Map(
    rows.map(row => [row.inventory_id, { price: row.price_current, source: row.price_source }] as const),
  )
  return {
    parts: [
      ...new Map(
        changed.map(row => [row.inventory_id, { name: row.name, kept: row.price, today: row.price_current }]),
      ).values(),
    ],
    total: {
      kept: totalsOf(values, []).total,
      today: totalsOf({ ...values, works: values.works.map(work => atPrices(work, today)) }, []).total,
    },
  }
}
