import { type Kysely, sql } from 'kysely'
import type { ShopOrder } from '#contract/online-shop/shop-order.ts'
import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import type { Database } from '#server/database/tables.ts'
import { unixSeconds } from '#server/platform/clock.ts'

/** Shown to its source; a deleted order as canceled. */
export async function readShopOrder(db: Kysely<Database>, id: number): Promise<ShopOrder> {
  const order = await db
    .selectFrom('parts_orders as o')
    .selectAll()
    .select([
      sql<{ stock_number: string; name: string; quantity: number; base_price: number; discount: number }[]>`
        coalesce((
          select json_agg(json_build_object(
            'stock_number', i.stock_number, 'name', i.name, 'quantity', i.quantity::float8,
            'base_price', i.base_price::float8, 'discount', i.discount
          ) order by i.id)
          from parts_order_items i where i.order_id = o.id
        ), '[]')`.as('items'),
      sql<ShopOrder['shipments']>`
        coalesce((
          select json_agg(json_build_object(
            'delivery_method', d.delivery_method, 'date_sent', d.date_sent, 'tracking_number', d.tracking_number
          ) order by d.id)
          from parts_order_deliveries d where d.order_id = o.id
        ), '[]')`.as('shipments'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    id,
    order_number: order.order_number!,
    external_number: order.external_number!,
    source: order.source as ShopOrder['source'],
    status: order.deleted_at ? 'canceled' : (order.status as PartsOrderStatus),
    delivery_type: order.delivery_type as ShopOrder['delivery_type'],
    items: order.items.map(({ base_price, discount, ...item }) => ({
      ...item,
      price: discountedPrice({ base_price, discount }),
    })),
    shipments: order.shipments,
    subtotal: Number(order.subtotal_amount),
    shipping: toDollars(toCents(order.delivery_amount) + toCents(order.delivery_cost)),
    charges: Number(order.charges_amount),
    tax: toDollars(toCents(order.tax_amount) + toCents(order.tax_labor_amount)),
    total: Number(order.total_amount),
    paid: Number(order.paid_amount),
    is_paid: order.is_paid,
    is_refunded: order.refunded_at !== null,
    created_at: unixSeconds(order.checked_out_at!),
    status_changed_at: unixSeconds(order.deleted_at ?? order.status_changed_at),
  }
}
