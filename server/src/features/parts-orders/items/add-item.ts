import type { Kysely } from 'kysely'
import { isOverload } from '#contract/parts-orders/overload.ts'
import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { maxItems, type PartsOrderItemInput } from '#contract/parts-orders/parts-order-input.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import type { Database } from '#server/database/tables.ts'
import { thousandths, validateOrderQuantity } from '#server/features/parts/index.ts'
import { refusedDiscount } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { lockForItemChange, updateReservationsAndTotals } from './edit-items.ts'
import { recordItem } from './item-history.ts'
import { newPrice } from './item-price.ts'
import { readItems } from './part-items.ts'
import { showItem } from './shown-items.ts'
import { changeItem } from './update-item.ts'

/**
 * Adds a part at the price of the order's customer, or at a typed one. If the order has the part, adds to its quantity
 * and keeps its discount; its price changes as with a change of the item.
 */
export async function addItem(
  context: Context,
  orderId: number,
  input: PartsOrderItemInput,
): Promise<PartsOrderItem> {
  const { db, now } = context
  const order = await lockForItemChange(context, orderId)
  const part = await findPart(db, input.inventory_id)
  const reasons = validateOrderQuantity({ ...input, name: part.name, parameter: 'quantity' }, part.unit)
  if (reasons.length > 0) throw new Refusal(reasons)
  const before = (await readItems(db, orderId)).find(item => item.part_id === part.id)
  if (before) {
    const quantity = (thousandths(before.quantity) + thousandths(input.quantity)) / 1000
    return changeItem(context, order, before, { ...input, quantity, discount: before.discount })
  }
  const refused = await refusedDiscount(context, input.discount)
  if (refused.length > 0) throw new Refusal(refused)
  if (order.items_count >= maxItems) {
    throw refusal(partsOrderErrors.too_many_items, { parameter: 'inventory_id', params: { max: maxItems } })
  }
  const { id } = await db
    .insertInto('parts_order_items')
    .values({
      order_id: orderId,
      part_id: part.id,
      name: part.name,
      stock_number: part.stock_number,
      unit_name: part.unit.name,
      quantity: String(input.quantity),
      discount: input.discount,
      ...(await newPrice(context, order, input)),
      price_old: part.is_sale ? part.price_old : null,
      delivery_cost: part.delivery_cost,
      free_shipping: Number(part.delivery_cost) === 0,
      is_overload: isOverload(part),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const items = await updateReservationsAndTotals(context, order, id)
  const item = items.find(one => one.id === id)!
  recordItem(context, order, undefined, item)
  return showItem(item)
}

/** Locks the part against deletion until the end of the transaction. */
async function findPart(db: Kysely<Database>, id: number) {
  const found = await db
    .selectFrom('parts')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select([
      'parts.id',
      'parts.name',
      'stock_number',
      'price_old',
      'is_sale',
      'delivery_cost',
      'weight',
      'length',
      'width',
      'height',
      'units.name as unit_name',
      'accept_decimals',
    ])
    .where('parts.id', '=', id)
    .where('deleted_at', 'is', null)
    .forKeyShare(['parts', 'units'])
    .executeTakeFirst()
  if (!found) throw refusal(orderErrors.part_not_found, { parameter: 'inventory_id' })
  const { unit_name, accept_decimals, ...part } = found
  return { ...part, unit: { name: unit_name, accept_decimals } }
}
