import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { PartsOrderItemChange } from '#contract/parts-orders/parts-order-input.ts'
import { validateOrderQuantities } from '#server/features/parts/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { lockForItemChange, updateReservationsAndTotals } from './edit-items.ts'
import { recordItem } from './item-history.ts'
import { itemPrice } from './item-price.ts'
import { readItems, type StoredItem } from './part-items.ts'
import { showItem } from './shown-items.ts'

export async function updateItem(
  context: Context,
  orderId: number,
  itemId: number,
  input: PartsOrderItemChange,
): Promise<PartsOrderItem> {
  const { db } = context
  const order = await lockForItemChange(context, orderId)
  await checkVersion(input.version, order.version, () => readPartsOrder(context, orderId))
  const before = await findItem(context, orderId, itemId)
  if (input.inventory_id !== before.part_id) {
    throw refusal(partsOrderErrors.another_part_named, { parameter: 'inventory_id' })
  }
  const reasons = await validateOrderQuantities(db, [
    { ...before, quantity: input.quantity, parameter: 'quantity' },
  ])
  if (reasons.length > 0) throw new Refusal(reasons)
  const { base_price: typed = before.base_price } = input
  const isKept = typed === before.base_price || (typed === null && before.price_source !== 'typed')
  const price = isKept
    ? {}
    : await itemPrice(context, { ...input, part_id: before.part_id, customer_id: order.customer_id, typed })
  await db
    .updateTable('parts_order_items')
    .set({ quantity: String(input.quantity), discount: input.discount, ...price })
    .where('id', '=', itemId)
    .execute()
  const items = await updateReservationsAndTotals(context, order, itemId)
  const item = items.find(one => one.id === itemId)!
  recordItem(context, order, before, item)
  return showItem(item)
}

export async function findItem({ db }: Context, orderId: number, itemId: number): Promise<StoredItem> {
  const item = (await readItems(db, orderId)).find(({ id }) => id === itemId)
  if (!item) throw refusal(partsOrderErrors.no_such_item)
  return item
}
