import type { Kysely, Selectable } from 'kysely'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import type { Database, PartsOrders } from '#server/database/tables.ts'
import type { BilledOrder, BilledOrders } from '#server/features/billing/index.ts'
import { notify } from '#server/features/notifications/index.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readPartsOrderInvoice } from './parts-order-invoice.ts'

type StoredPartsOrder = Selectable<PartsOrders>

/** Parts orders as billing asks for them. Drafts, canceled and refunded ones are not billed. */
export const billedPartsOrders: BilledOrders<StoredPartsOrder & BilledOrder> = {
  kind: 'parts_order',
  refuseAnother(id, named, parameter) {
    if (named !== undefined && named !== id)
      throw refusal(partsOrderErrors.another_order_named, { parameter })
  },
  async lock(context, id) {
    const order = refuseUnbillable(await present(context.db, id).forUpdate().executeTakeFirst())
    return {
      ...order,
      total: Number(order.total_amount),
      paid: Number(order.paid_amount),
      finishedAt: order.checked_out_at,
    }
  },
  async refuseUnbillable(context, id) {
    refuseUnbillable(await present(context.db, id).executeTakeFirst())
  },
  async writePaid({ db, now }, id, { amount, isPaid, paidAt }) {
    await db
      .updateTable('parts_orders')
      .set({ paid_amount: amount, is_paid: isPaid, paid_at: paidAt, updated_at: now })
      .where('id', '=', id)
      .execute()
  },
  async markBilled(db, id, now) {
    const marked = await db
      .updateTable('parts_orders')
      .set({ billed_at: now })
      .where('id', '=', id)
      .where('billed_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    return marked !== undefined
  },
  notifyPayment: (context, order, amount) =>
    notify(context, {
      type: 'payment_received',
      params: { order_number: order.order_number!, amount },
      link: `/parts-orders/${order.id}`,
      meta: { order_id: order.id },
      usersWith: {
        right: 'orders-parts.read',
        users: [order.sales_manager_id, order.created_by].filter(id => id !== null),
      },
      roles: ['superadmin', 'admin'],
    }),
  readInvoice: readPartsOrderInvoice,
}

const present = (db: Kysely<Database>, id: number) =>
  db.selectFrom('parts_orders').selectAll().where('id', '=', id).where('deleted_at', 'is', null)

function refuseUnbillable(order: StoredPartsOrder | undefined): StoredPartsOrder {
  if (!order) throw refusal(partsOrderErrors.no_such_parts_order)
  if (order.is_draft) throw refusal(partsOrderErrors.order_is_draft)
  if (isVoid(order)) throw refusal(partsOrderErrors.order_not_payable)
  return order
}

/** Canceled or refunded: nothing is paid for it any more. */
export const isVoid = (order: Pick<StoredPartsOrder, 'status' | 'refunded_at'>): boolean =>
  order.status === 'canceled' || order.refunded_at !== null
