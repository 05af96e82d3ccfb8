import { priceErrors } from '#contract/prices/price-errors.ts'
import { levelPrice, priceOf } from '#contract/prices/price-of.ts'
import type { RepairOrderPart, RepairOrderWork } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrderInput } from '#contract/repair-orders/repair-order-input.ts'
import { refusedPrice } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { PartToWrite } from '../record/repair-order-works.ts'
import type { Parts } from './prepare-save.ts'

type Row = RepairOrderInput['works'][number]['inventories'][number]
type SavedWorks = readonly Pick<RepairOrderWork, 'id' | 'inventories'>[]

/**
 * Prices of the rows, by type of work. A row keeps its price and its source until current prices are asked for, a typed
 * one even then; new rows get the price of the order's customer.
 */
export function linePrices(
  context: Context,
  { works, need_to_update_prices }: RepairOrderInput,
  { parts, saved = [] }: { parts: Parts; saved?: SavedWorks | undefined },
): { works: PartToWrite[][]; reasons: Reason[] } {
  const reasons: Reason[] = []
  return {
    works: works.map((work, i) => work.inventories.map((row, j) => priced(row, work.id, i, j))),
    reasons,
  }

  function priced(row: Row, workId: number | null | undefined, i: number, j: number): PartToWrite {
    const { part_id, quantity } = row
    const stored = storedRow(saved, workId, row)
    if (row.price_source === 'typed' && !stored) {
      reasons.push(...refused(row, `types_of_work.${i}.inventories.${j}.price`))
      return {
        ...{ part_id, quantity, price: row.price!, source: 'typed' },
        ...{ price_typed_by: context.user.id, price_typed_at: context.now },
      }
    }
    if (stored && (stored.price_typed || !need_to_update_prices)) {
      return { part_id, quantity, price: stored.price, source: stored.price_source, ...typedBy(stored) }
    }
    const part = parts.get(part_id)
    const found = part
      ? priceOf(part, { level: levelPrice(part, part.level), quantity })
      : ({ price: 0, source: 'part' } as const)
    return { part_id, quantity, ...found, price_typed_by: null, price_typed_at: null }
  }

  function refused({ part_id, price }: Row, parameter: string): Reason[] {
    if (!context.may('orders-bs.override-price')) {
      return [reason(priceErrors.override_not_allowed, { parameter })]
    }
    const part = parts.get(part_id)
    return part && !context.may('orders-bs.price-below-minimum') ? refusedPrice(price!, part, parameter) : []
  }
}

/** The saved row whose price a row keeps: of its type of work, else of any; a typed price of a row sent as typed. */
function storedRow(
  saved: SavedWorks,
  workId: number | null | undefined,
  row: Row,
): RepairOrderPart | undefined {
  const isAlike = ({ inventory_id, price, price_source }: RepairOrderPart) =>
    inventory_id === row.part_id &&
    (row.price_source === 'typed'
      ? price_source === 'typed' && price === row.price
      : !row.price_source || price_source !== 'typed')
  const own = saved.find(work => work.id === workId)?.inventories.find(isAlike)
  return own ?? saved.flatMap(work => work.inventories).find(isAlike)
}

const typedBy = ({ price_typed }: RepairOrderPart) => ({
  price_typed_by: price_typed?.by.id ?? null,
  price_typed_at: price_typed ? fromUnixSeconds(price_typed.at) : null,
})
