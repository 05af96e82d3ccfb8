import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { lockForItemChange, updateReservationsAndTotals } from './edit-items.ts'
import { recordItem } from './item-history.ts'
import { showItem } from './shown-items.ts'
import { findItem } from './update-item.ts'

/** Removes an item and returns the others. Only a draft may have none. */
export async function deleteItem(
  context: Context,
  orderId: number,
  itemId: number,
): Promise<PartsOrderItem[]> {
  const order = await lockForItemChange(context, orderId)
  const item = await findItem(context, orderId, itemId)
  if (!order.is_draft && order.items_count === 1) {
    throw refusal(commonErrors.validate__required, { parameter: 'items' })
  }
  await context.db.deleteFrom('parts_order_items').where('id', '=', itemId).execute()
  const items = await updateReservationsAndTotals(context, order, null)
  recordItem(context, order, item, undefined)
  return items.map(showItem)
}
