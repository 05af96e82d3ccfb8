import { type Kysely, sql } from 'kysely'
import { discountedPrice, type PricedItem } from '#contract/parts-orders/parts-order-totals.ts'
import type { Database } from '#server/database/tables.ts'
import type { SoldLine } from '#server/features/parts/index.ts'

/** An item as the order keeps it, and what its part is today. */
export type StoredItem = PricedItem & {
  id: number
  part_id: number
  name: string
  stock_number: string
  unit_name: string
  is_overload: boolean
  is_part_deleted: boolean
  article_number: string
  brand: { id: number; name: string } | null
  unit: { id: number; name: string; accept_decimals: boolean }
  available: number
}

/** In the order in which they were added; or one of them. */
export async function readItems(
  db: Kysely<Database>,
  orderId: number,
  itemId?: number,
): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    select i.id, i.part_id, i.name, i.stock_number, i.unit_name, i.quantity::float8 as quantity, i.discount,
      i.base_price::float8 as base_price, i.price_old::float8 as price_old,
      i.delivery_cost::float8 as delivery_cost, i.free_shipping, i.is_overload,
      p.deleted_at is not null as is_part_deleted, p.article_number,
      case when b.id is not null then json_build_object('id', b.id, 'name', b.name) end as brand,
      json_build_object('id', u.id, 'name', u.name, 'accept_decimals', u.accept_decimals) as unit,
      (s.on_hand - s.reserved + coalesce(r.quantity, 0))::float8 as available
    from parts_order_items i
    join parts p on p.id = i.part_id
    join units u on u.id = p.unit_id
    join part_stock s on s.part_id = p.id
    left join brands b on b.id = p.brand_id
    left join reservations r on r.part_id = p.id and r.order_kind = 'parts_order' and r.order_id = i.order_id
    where i.order_id = ${orderId} and ${itemId === undefined ? sql`true` : sql`i.id = ${itemId}`}
    order by i.id`.execute(db)
  return rows
}

/** What is reserved and sold of an order. Each line has its place in the order, or the field that is being changed. */
export const linesOf = (
  items: readonly StoredItem[],
  parameterOf: (item: StoredItem, index: number) => string = (_, index) => `items.${index}.quantity`,
): SoldLine[] =>
  items.map((item, index) => ({
    part_id: item.part_id,
    quantity: item.quantity,
    price: discountedPrice(item),
    parameter: parameterOf(item, index),
  }))
