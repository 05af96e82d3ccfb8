import type { PriceSource } from '../prices/price-of.ts'

export interface SavedRow {
  inventory_id: number
  price: number
  price_source: PriceSource
}

/** Rows of parts by saved type of work. */
export type SavedWorks<Row extends SavedRow = SavedRow> = readonly {
  id: number
  inventories: readonly Row[]
}[]

/**
 * The saved row whose price a row keeps: of its type of work, else of any; of a row with a typed price the one with
 * this price. A row without a source keeps any price.
 */
export function keptRow<Row extends SavedRow>(
  saved: SavedWorks<Row>,
  workId: number | null | undefined,
  row: { part_id: number; price?: number | undefined; price_source?: PriceSource | undefined },
): Row | undefined {
  const isAlike = ({ inventory_id, price, price_source }: Row) =>
    inventory_id === row.part_id &&
    (row.price_source === 'typed'
      ? price_source === 'typed' && price === row.price
      : !row.price_source || price_source !== 'typed')
  const own = saved.find(work => work.id === workId)?.inventories.find(isAlike)
  return own ?? saved.flatMap(work => work.inventories).find(isAlike)
}
