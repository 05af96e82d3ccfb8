import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { PartsOrderItemChange, PartsOrderItemInput } from '#contract/parts-orders/parts-order-input.ts'
import { validateOrderQuantities } from '#server/features/parts/index.ts'
import { refusedDiscount } from '#server/features/prices/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { lockForItemChange, updateReservationsAndTotals } from './edit-items.ts'
import { recordItem } from './item-history.ts'
import { changedPrice } from './item-price.ts'
import { readItems, type StoredItem } from './part-items.ts'
import { showItem } from './shown-items.ts'

export async function updateItem(
  context: Context,
  orderId: number,
  itemId: number,
  input: PartsOrderItemChange,
): Promise<PartsOrderItem> {
  const order = await lockForItemChange(context, orderId)
  await checkVersion(input.version, order.version, () => readPartsOrder(context, orderId))
  const before = await findItem(context, orderId, itemId)
  if (input.inventory_id !== before.part_id) {
    throw refusal(partsOrderErrors.another_part_named, { parameter: 'inventory_id' })
  }
  const reasons = await validateOrderQuantities(context.db, [
    { ...before, quantity: input.quantity, parameter: 'quantity' },
  ])
  if (reasons.length > 0) throw new Refusal(reasons)
  return changeItem(context, order, before, input)
}

/** Writes an item of a locked order. */
export async function changeItem(
  context: Context,
  order: StoredPartsOrder,
  before: StoredItem,
  input: Pick<PartsOrderItemInput, 'quantity' | 'discount' | 'base_price'>,
): Promise<PartsOrderItem> {
  const refused = await refusedDiscount(context, input.discount, before.discount)
  if (refused.length > 0) throw new Refusal(refused)
  const price = await changedPrice(context, order, before, input)
  await context.db
    .updateTable('parts_order_items')
    .set({ quantity: String(input.quantity), discount: input.discount, ...price })
    .where('id', '=', before.id)
    .execute()
  const items = await updateReservationsAndTotals(context, order, before.id)
  const item = items.find(({ id }) => id === before.id)!
  recordItem(context, order, before, item)
  return showItem(item)
}

export async function findItem({ db }: Context, orderId: number, itemId: number): Promise<StoredItem> {
  const item = (await readItems(db, orderId)).find(({ id }) => id === itemId)
  if (!item) throw refusal(partsOrderErrors.no_such_item)
  return item
}
