import { sql } from 'kysely'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import type { ShopOrderInput } from '#contract/online-shop/shop-order-input.ts'
import { isOverload } from '#contract/parts-orders/overload.ts'
import { validateOrderQuantity } from '#server/features/parts/index.ts'
import type { KeyContext } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'

export async function addShopItems(
  context: KeyContext,
  orderId: number,
  { items, shipping }: ShopOrderInput,
): Promise<void> {
  const parts = await partsOf(context, items)
  const reasons: Reason[] = []
  for (const [index, item] of items.entries()) reasons.push(...validateLine(item, index))
  if (reasons.length > 0) throw new Refusal(reasons)
  await context.db
    .insertInto('parts_order_items')
    .values(
      items.map(item => {
        const part = parts.get(keyOf(item))!
        return {
          order_id: orderId,
          part_id: part.id,
          name: part.name,
          stock_number: part.stock_number,
          unit_name: part.unit_name,
          quantity: String(item.quantity),
          base_price: String(item.price),
          // Shipping is charged for the whole order.
          free_shipping: shipping === 0,
          is_overload: isOverload(part),
          created_at: context.now,
        }
      }),
    )
    .execute()

  function validateLine(item: ShopOrderInput['items'][number], index: number): Reason[] {
    const { stock_number, quantity } = item
    const parameter = `items.${index}.stock_number`
    const part = parts.get(keyOf(item))
    if (!part) return [reason(shopErrors.shop_part_unknown, { parameter, params: { stock_number } })]
    if (items.findIndex(other => keyOf(other) === keyOf(item)) < index) {
      return [reason(shopErrors.shop_part_named_twice, { parameter, params: { stock_number } })]
    }
    const unit = { name: part.unit_name, accept_decimals: part.accept_decimals }
    return validateOrderQuantity({ quantity, name: part.name, parameter: `items.${index}.quantity` }, unit)
  }
}

const keyOf = ({ stock_number }: { stock_number: string }): string => stock_number.toLowerCase()

async function partsOf({ db }: KeyContext, items: ShopOrderInput['items']) {
  const rows = await db
    .selectFrom('parts')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select(['parts.id', 'parts.name', 'stock_number', 'weight', 'length', 'width', 'height'])
    .select(['units.name as unit_name', 'accept_decimals'])
    .where(sql<string>`lower(stock_number)`, 'in', items.map(keyOf))
    .where('for_shop', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('parts.id')
    .forKeyShare(['parts', 'units'])
    .execute()
  return new Map(rows.map(row => [keyOf(row), row]))
}
