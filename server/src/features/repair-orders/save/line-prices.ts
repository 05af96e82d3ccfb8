import { keptRow, type SavedWorks } from '#contract/repair-orders/kept-row.ts'
import type { RepairOrderPart } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { customerPrice, refusedOverride, refusedTypedPrice } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Reason } from '#server/operation/refusal.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { PartToWrite } from '../record/repair-order-works.ts'
import type { Parts } from './prepare-save.ts'

type Row = RepairOrderInput['works'][number]['inventories'][number]
type Saved = SavedWorks<RepairOrderPart>

/** Of an order that may be incomplete. Null rows are invalid and keep their position. */
export type Works = readonly { id?: number | null | undefined; inventories: readonly (Row | null)[] }[]

/** Why the caller may not type prices of the rows, or take typed ones back. */
export function refusedPrices(
  context: Context,
  works: Works,
  { parts, saved }: { parts: Parts; saved: Saved },
): Reason[] {
  return works.flatMap(({ id, inventories }, i) =>
    inventories.flatMap((row, j) => {
      const parameter = `types_of_work.${i}.inventories.${j}.price`
      if (!row) return []
      if (isNewlyTyped(saved, id, row))
        return refusedTypedPrice(context, 'orders-bs', row.price!, parts.get(row.part_id), parameter)
      return takesBackTypedPrice(saved, id, row) ? refusedOverride(context, 'orders-bs', parameter) : []
    }),
  )
}

/**
 * Prices of the rows, by type of work. A row keeps its price and its source until current prices are asked for, a typed
 * one even then; new rows get the price of the order's customer.
 */
export function linePrices(
  context: Context,
  { works, need_to_update_prices }: RepairOrderInput,
  { parts, saved }: { parts: Parts; saved: Saved },
): PartToWrite[][] {
  return works.map(work => work.inventories.map(row => priced(row, work.id)))

  function priced(row: Row, workId: number | null | undefined): PartToWrite {
    const { part_id, quantity } = row
    const stored = keptRow(saved, workId, row)
    if (isNewlyTyped(saved, workId, row)) {
      return {
        ...{ part_id, quantity, price: row.price!, source: 'typed' },
        ...{ price_typed_by: context.user.id, price_typed_at: context.now },
      }
    }
    if (stored && (stored.price_typed || !need_to_update_prices)) {
      return { part_id, quantity, price: stored.price, source: stored.price_source, ...typedBy(stored) }
    }
    const part = parts.get(part_id)
    const found = part ? customerPrice(part, quantity) : ({ price: 0, source: 'part' } as const)
    return { part_id, quantity, ...found, price_typed_by: null, price_typed_at: null }
  }
}

const isNewlyTyped = (saved: Saved, workId: number | null | undefined, row: Row): boolean =>
  row.price_source === 'typed' && !keptRow(saved, workId, row)

/** Whether all saved rows of the part have a typed price, of its type of work if it is there, and the row has none. */
function takesBackTypedPrice(saved: Saved, workId: number | null | undefined, row: Row): boolean {
  if (!row.price_source || row.price_source === 'typed') return false
  const isSamePart = ({ inventory_id }: RepairOrderPart) => inventory_id === row.part_id
  const own = saved.find(work => work.id === workId)?.inventories.filter(isSamePart) ?? []
  const rows = own.length > 0 ? own : saved.flatMap(work => work.inventories.filter(isSamePart))
  return rows.length > 0 && rows.every(({ price_source }) => price_source === 'typed')
}

const typedBy = ({ price_typed }: RepairOrderPart) => ({
  price_typed_by: price_typed?.by.id ?? null,
  price_typed_at: price_typed ? fromUnixSeconds(price_typed.at) : null,
})
