import type { PartChoice } from '#contract/parts/part.ts'
import { type PriceSource, priceOf } from '#contract/prices/price-of.ts'
import { keptRow, type SavedRow, type SavedWorks } from '#contract/repair-orders/kept-row.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import type { PartRowValues } from '#web/features/parts/index.ts'
import type { RepairOrderValues, WorkValues } from '../values/repair-order-values.ts'
import { totalsOf } from './priced-repair-order.ts'

interface SavedPrice {
  price: number
  source?: PriceSource | undefined
}

type PricedChoice = Pick<PartChoice, 'price_retail'> &
  Partial<Pick<PartChoice, 'price_wholesale' | 'min_limit_price' | 'level_price'>>

/** Parts that are not in the saved order get the current price, also in an old draft. */
export function atCurrentPrices(
  works: readonly WorkValues[],
  parts: readonly (Pick<PartChoice, 'id'> & PricedChoice)[],
  saved: SavedWorks,
): readonly WorkValues[] {
  const known = new Map(parts.map(part => [part.id, part]))
  const priced = works.map(work => atPrices(work, saved, id => known.get(id)))
  return priced.every((work, index) => work === works[index]) ? works : priced
}

/** Rows with unchanged prices stay the same objects, and so do those with a typed price. */
export function atPrices(
  work: WorkValues,
  saved: SavedWorks,
  partOf: (id: number) => PricedChoice | undefined = () => undefined,
): WorkValues {
  const parts = work.parts.map(row => {
    const { price, source } = priceOfRow(row, keptBy(saved, work, row), partOf)
    const isSame = price === row.price && (source ?? 'part') === (row.price_source ?? 'part')
    return isSame ? row : { ...row, price, price_source: source }
  })
  return parts.every((row, index) => row === work.parts[index]) ? work : { ...work, parts }
}

function priceOfRow(
  row: PartRowValues,
  kept: SavedRow | undefined,
  partOf: (id: number) => PricedChoice | undefined,
): SavedPrice {
  const unchanged = { price: row.price, source: row.price_source }
  if (!row.part || row.price_source === 'typed') return unchanged
  if (kept) return { price: kept.price, source: kept.price_source }
  const part = partOf(row.part.id)
  if (!part) return unchanged
  const { price_retail, price_wholesale = [], min_limit_price = null, level_price } = part
  const terms = { price_retail, price_wholesale, min_limit_price }
  return priceOf(terms, { level: level_price ?? null, quantity: row.quantity ?? 0 })
}

const keptBy = <Row extends SavedRow>(
  saved: SavedWorks<Row>,
  work: WorkValues,
  { part, price, price_source }: PartRowValues,
): Row | undefined => (part ? keptRow(saved, work.id, { part_id: part.id, price, price_source }) : undefined)

/** Dollars: saved in the order, and current. */
export interface PriceChange {
  kept: number
  today: number
}

export interface ChangedPrices {
  /** Each change of a part that is still in the form, once. */
  parts: readonly (PriceChange & { name: string })[]
  total: PriceChange
}

/** The changes if today's prices were applied to the order in the form. */
export function changedPrices(
  order: Pick<RepairOrder, 'typeOfWork'>,
  values: RepairOrderValues,
): ChangedPrices {
  const kept = values.works.flatMap(work =>
    work.parts.flatMap(row => keptBy(order.typeOfWork, work, row) ?? []),
  )
  const changed = kept.filter(row => row.price !== row.price_current)
  const today = order.typeOfWork.map(work => ({
    ...work,
    inventories: work.inventories.map(row => ({ ...row, price: row.price_current })),
  }))
  return {
    parts: [
      ...new Map(
        changed.map(row => [
          `${row.inventory_id} ${row.price} ${row.price_current}`,
          { name: row.name, kept: row.price, today: row.price_current },
        ]),
      ).values(),
    ],
    total: {
      kept: totalsOf(values, []).total,
      today: totalsOf({ ...values, works: values.works.map(work => atPrices(work, today)) }, []).total,
    },
  }
}
