import { type Kysely, type RawBuilder, sql } from 'kysely'
import { discountedPrice, type PricedItem } from '#contract/parts-orders/parts-order-totals.ts'
import type { PriceSource } from '#contract/prices/price-of.ts'
import { lineAmount } from '#contract/shared/money.ts'
import type { Database } from '#server/database/tables.ts'
import { mainImageJson, type SoldLine, type StoredPartImage } from '#server/features/parts/index.ts'

export type StoredItem = PricedItem & {
  id: number
  part_id: number
  name: string
  stock_number: string
  unit_name: string
  is_overload: boolean
  price_source: PriceSource
  typed_by: { id: number; full_name: string } | null
  typed_at: string | null
  is_part_deleted: boolean
  article_number: string
  brand: { id: number; name: string } | null
  unit: { id: number; name: string; accept_decimals: boolean }
  available: number
  main_image: StoredPartImage | null
}

/** A JSON array of the items of an order, oldest first, for a select. `orderId` is the SQL of the order's id. */
export const itemsJson = (orderId: RawBuilder<unknown>) => sql<StoredItem[]>`(
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'part_id', i.part_id, 'name', i.name, 'stock_number', i.stock_number, 'unit_name', i.unit_name,
      'quantity', i.quantity, 'discount', i.discount, 'base_price', i.base_price, 'price_old', i.price_old,
      'delivery_cost', i.delivery_cost, 'free_shipping', i.free_shipping, 'is_overload', i.is_overload,
      'is_part_deleted', p.deleted_at is not null, 'article_number', p.article_number,
      'brand', case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end,
      'unit', json_build_object('id', u.id, 'name', u.name, 'accept_decimals', u.accept_decimals),
      'price_source', i.price_source, 'typed_at', i.price_typed_at,
      'typed_by', (
        select json_build_object('id', t.id, 'full_name', t.full_name) from users t where t.id = i.price_typed_by
      ),
      'available', s.on_hand - s.reserved + coalesce(r.quantity, 0),
      'main_image', ${mainImageJson(sql`p.id`)}
    ) order by i.id), '[]')
    from parts_order_items i
    join parts p on p.id = i.part_id
    join units u on u.id = p.unit_id
    join part_stock s on s.part_id = p.id
    left join brands b on b.id = p.brand_id
    left join reservations r on r.part_id = p.id and r.order_kind = 'parts_order' and r.order_id = i.order_id
    where i.order_id = ${orderId}
  )`

/** Oldest first. */
export async function readItems(db: Kysely<Database>, orderId: number): Promise<StoredItem[]> {
  const { items } = await db
    .selectNoFrom(itemsJson(sql`${orderId}::bigint`).as('items'))
    .executeTakeFirstOrThrow()
  return items
}

/** The items as lines of stock. `parameterOf` names the field for errors, by default the item's position. */
export const linesOf = (
  items: readonly StoredItem[],
  parameterOf: (item: StoredItem, index: number) => string = (_, index) => `items.${index}.quantity`,
): SoldLine[] =>
  items.map((item, index) => {
    const { part_id, quantity } = item
    const price = discountedPrice(item)
    const parameter = parameterOf(item, index)
    return { part_id, quantity, price, amount: lineAmount({ price, quantity }), parameter }
  })
