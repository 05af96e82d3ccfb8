import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { formatDollars } from '#contract/shared/money.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import type { StoredItem } from './part-items.ts'

export function recordItem(
  context: Context,
  order: StoredPartsOrder,
  before: StoredItem | undefined,
  after: StoredItem | undefined,
): void {
  if (order.is_draft) return
  const was = before ? line(before) : null
  const is = after ? line(after) : null
  if (was === is) return
  const act = before ? (after ? 'item_changed' : 'item_deleted') : 'item_added'
  context.record({
    kind: 'parts_order',
    recordId: order.id,
    act,
    params: { part: `${(after ?? before)!.stock_number} ${(after ?? before)!.name}` },
    changes: [{ label: 'parts-orders.changes.item', before: was, after: is }],
  })
}

/** `× 4 pcs, $12.50` */
const line = (item: StoredItem): string =>
  `× ${item.quantity} ${item.unit_name}, ${formatDollars(discountedPrice(item))}`
