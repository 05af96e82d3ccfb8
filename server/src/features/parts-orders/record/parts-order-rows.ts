import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { PartsOrderRow, Shipment } from '#contract/parts-orders/parts-order.ts'
import { isDue, isPayable, overdueDaysOf, paymentStatusOf } from '#contract/parts-orders/payment-state.ts'
import { nextStatuses } from '#contract/parts-orders/status-moves.ts'
import type { TagShape } from '#contract/tags/tag-shapes.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { paymentsJson, type StoredPayment } from '#server/features/billing/index.ts'
import { chargesJson, type StoredCharge } from '#server/features/charges/index.ts'
import { acceptedUntil } from '#server/features/customers/index.ts'
import { mainImageJson, type StoredPartImage, showPartImage } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'
import { attachmentsJson, type StoredAttachment } from '#server/records/attachments.ts'
import { itemsJson, type StoredItem } from '../items/part-items.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import { addressLine } from '../save/order-address.ts'
import { actionScopesOf } from './action-scopes.ts'

type JoinedPartsOrder = StoredPartsOrder & {
  customer: PartsOrderRow['customer']
  sales_manager: PartsOrderRow['sales_manager']
  deliveries: Shipment[]
  preview: { id: number; inventory_id: number; name: string; main_image: StoredPartImage | null }[]
  tags: TagShape[]
  costs_to_ship: boolean
  invoice_date: string | null
  is_overload: boolean
}

/** In the order of the ids, in one query. */
export const readJoinedPartsOrders = (
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<JoinedPartsOrder[]> => (ids.length === 0 ? Promise.resolve([]) : read(db, ids))

/** An order with all its data, read in one query for consistency. */
type WholePartsOrder = JoinedPartsOrder & {
  items: StoredItem[]
  charges: StoredCharge[]
  payments: StoredPayment[]
  files: StoredAttachment[]
  accepted_until: string | null
}

export async function readWholePartsOrder(
  db: Kysely<Database>,
  id: number,
): Promise<WholePartsOrder | undefined> {
  const orderId = sql`o.id`
  const more = sql`
      ${itemsJson(orderId)} as items,
      ${chargesJson('parts_order_charges', orderId)} as charges,
      ${paymentsJson('parts_order', orderId)} as payments,
      ${attachmentsJson('parts_order', orderId)} as files,
      ${acceptedUntil(sql`o.customer_id`)} as accepted_until,`
  const [order] = await read<WholePartsOrder>(db, [id], more)
  return order
}

async function read<Order extends JoinedPartsOrder>(
  db: Kysely<Database>,
  ids: readonly number[],
  more: RawBuilder<unknown> = sql``,
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select ${prepared} o.*,
      ${more}
      coalesce(o.customer_snapshot::json, case when c.id is not null then ${customerJson} end) as customer,
      case when m.id is not null then json_build_object(
        'id', m.id, 'full_name', m.full_name, 'first_name', m.first_name, 'last_name', m.last_name
      ) end as sales_manager,
      (
        select coalesce(json_agg(json_build_object(
          'id', d.id, 'delivery_method', d.delivery_method, 'date_sent', d.date_sent,
          'delivery_cost', d.delivery_cost, 'tracking_number', d.tracking_number) order by d.id), '[]')
        from parts_order_deliveries d where d.order_id = o.id
      ) as deliveries,
      (
        select coalesce(json_agg(json_build_object(
          'id', i.id, 'inventory_id', i.part_id, 'name', i.name, 'main_image', ${mainImageJson(sql`i.part_id`)}) order by i.id), '[]')
        from (select id, part_id, name from parts_order_items where order_id = o.id order by id limit ${previewed}) i
      ) as preview,
      (
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color) order by lower(t.name)), '[]')
        from parts_order_tags ot join tags t on t.id = ot.tag_id where ot.order_id = o.id
      ) as tags,
      exists (select from parts_order_items i where i.order_id = o.id and not i.free_shipping) as costs_to_ship,
      exists (select from parts_order_items i where i.order_id = o.id and i.is_overload) as is_overload,
      (
        select i.invoice_date from invoices i where i.order_kind = 'parts_order' and i.order_id = o.id order by i.id limit 1
      ) as invoice_date
    from unnest(${idsOf(ids)}) with ordinality as wanted(id, place)
    join parts_orders o on o.id = wanted.id
    left join customers c on c.id = o.customer_id
    left join users m on m.id = o.sales_manager_id
    order by wanted.place`.execute(db)
  return rows
}

const previewed = 4

/** A customer `c` as shown with an order, and as copied at the checkout. */
export const customerJson = sql`json_build_object(
  'id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'full_name', c.full_name,
  'company_name', c.company_name, 'phone', c.phone, 'phone_extension', c.phone_extension, 'email', c.email
)`

export function toRow(context: Context, order: JoinedPartsOrder): PartsOrderRow {
  const may = (permission: Parameters<Context['may']>[0]) => context.may(permission)
  const next = nextStatuses(order, may)
  const balance = balanceOf(order)
  const overdueDays = overdueDaysOf(
    { due_date: order.due_date, is_due: !order.is_draft && balance > 0 },
    todayOf(context),
  )
  return {
    id: order.id,
    order_number: order.order_number ?? '',
    is_draft: order.is_draft,
    source: order.source,
    status: order.status,
    next_statuses: next,
    customer: order.customer,
    ecommerce_client: order.ecommerce_client as PartsOrderRow['ecommerce_client'],
    sales_manager: order.sales_manager,
    delivery_type: order.delivery_type,
    deliveries: order.deliveries.map(sent => ({ ...sent, delivery_cost: Number(sent.delivery_cost) })),
    delivery_phone: order.delivery_address?.phone ?? '',
    delivery_full_address: addressLine(order.delivery_address),
    items_preview: order.preview.map(({ main_image, ...item }) => ({
      ...item,
      thumbnail_url: main_image && showPartImage(item.inventory_id, main_image).thumbnail_url,
    })),
    items_count: order.items_count,
    tags: order.tags,
    comments_count: order.comments_count,
    subtotal_amount: Number(order.subtotal_amount),
    delivery_amount: Number(order.delivery_amount),
    delivery_cost: Number(order.delivery_cost),
    charges_amount: Number(order.charges_amount),
    tax_amount: Number(order.tax_amount),
    tax_labor_amount: Number(order.tax_labor_amount),
    saving_amount: Number(order.saving_amount),
    total_amount: Number(order.total_amount),
    paid_amount: Number(order.paid_amount),
    balance,
    payment_status: paymentStatusOf(order),
    paid_at: order.paid_at && unixSeconds(order.paid_at),
    refunded_at: order.refunded_at && unixSeconds(order.refunded_at),
    is_refunded: order.refunded_at !== null,
    due_date: order.due_date,
    invoice_date: order.invoice_date,
    is_overdue: overdueDays > 0,
    overdue_days: overdueDays,
    free_shipping: order.delivery_type === 'delivery' && order.items_count > 0 && !order.costs_to_ship,
    is_overload: order.is_overload,
    created_at: unixSeconds(order.created_at),
    checked_out_at: order.checked_out_at && unixSeconds(order.checked_out_at),
    version: order.version,
    action_scopes: actionScopesOf(context, {
      is_draft: order.is_draft,
      status: order.status,
      paid_amount: Number(order.paid_amount),
      balance,
      refunded_at: order.refunded_at,
      isPayable: isPayable(order),
      hasShipments: order.deliveries.length > 0,
      salesManagerId: order.sales_manager_id,
      nextStatuses: next,
    }),
  }
}

/** Dollars; 0 if nothing is due any more. */
export const balanceOf = (
  order: Pick<StoredPartsOrder, 'is_draft' | 'status' | 'refunded_at' | 'balance'>,
): number => (order.is_draft || isDue(order) ? Number(order.balance) : 0)
