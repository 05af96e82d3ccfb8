import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { SavedDraftInput } from '#contract/parts-orders/parts-order-input.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockPartsOrder } from '../lock-parts-order.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'

/** Keeps a draft under this name, without reserving its parts. */
export async function saveForLater(
  context: Context,
  id: number,
  { name }: SavedDraftInput,
): Promise<PartsOrder> {
  const { is_draft } = await lockPartsOrder(context, id)
  if (!is_draft) throw refusal(partsOrderErrors.order_already_checked_out)
  await context.db
    .updateTable('parts_orders')
    .set({ saved_for_later_at: context.now, draft_name: name || null })
    .where('id', '=', id)
    .execute()
  announce(context, 'parts_order', id)
  return readPartsOrder(context, id)
}
