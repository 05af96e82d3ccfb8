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

/**
 * Prices of the rows, by type of work. A row keeps its price and its source until current prices are asked for, a typed
 * one even then; new rows get the price of the order's customer.
 */
export function linePrices(
  context: Context,
  { works, need_to_update_prices }: RepairOrderInput,
  { parts, saved = [] }: { parts: Parts; saved?: Saved | undefined },
): { works: PartToWrite[][]; reasons: Reason[] } {
  const reasons: Reason[] = []
  return {
    works: works.map((work, i) => work.inventories.map((row, j) => priced(row, work.id, i, j))),
    reasons,
  }

  function priced(row: Row, workId: number | null | undefined, i: number, j: number): PartToWrite {
    const { part_id, quantity } = row
    const stored = keptRow(saved, workId, row)
    const parameter = `types_of_work.${i}.inventories.${j}.price`
    if (row.price_source === 'typed' && !stored) {
      reasons.push(...refusedTypedPrice(context, 'orders-bs', row.price!, parts.get(part_id), parameter))
      return {
        ...{ part_id, quantity, price: row.price!, source: 'typed' },
        ...{ price_typed_by: context.user.id, price_typed_at: context.now },
      }
    }
    if (takesBackTypedPrice(saved, workId, row)) {
      reasons.push(...refusedOverride(context, 'orders-bs', parameter))
    }
    if (stored && (stored.price_typed || !need_to_update_prices)) {
      return { part_id, quantity, price: stored.price, source: stored.price_source, ...typedBy(stored) }
    }
    const part = parts.get(part_id)
    const found = part ? customerPrice(part, quantity) : ({ price: 0, source: 'part' } as const)
    return { part_id, quantity, ...found, price_typed_by: null, price_typed_at: null }
  }
}

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
