import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { prepared } from '#server/database/prepared.ts'
import type { BilledOrder, BilledOrders } from '#server/features/billing/index.ts'
import { refusal } from '#server/operation/refusal.ts'
import { findPartsOrder, lockPartsOrder, type StoredPartsOrder } from '../lock-parts-order.ts'
import { partsOrderLink } from '../parts-order-link.ts'
import { notifyPayment } from '../people/notify-people.ts'
import { balanceOf } from '../record/parts-order-rows.ts'
import { readPartsOrderInvoice } from './parts-order-invoice.ts'

type BillablePartsOrder = StoredPartsOrder & { order_number: string }

/** Drafts, canceled and refunded orders cannot be billed. */
export const billedPartsOrders: BilledOrders<Omit<BillablePartsOrder, 'balance'> & BilledOrder> = {
  kind: 'parts_order',
  link: partsOrderLink,
  async lock(context, id) {
    const order = billable(await lockPartsOrder(context, id))
    return {
      ...order,
      total: Number(order.total_amount),
      paid: Number(order.paid_amount),
      balance: balanceOf(order),
      finishedAt: order.checked_out_at,
    }
  },
  async refuseUnbillable(context, id) {
    billable(await findPartsOrder(context, id))
  },
  async writePaid({ db, now }, id, { amount, isPaid, paidAt }) {
    await db
      .updateTable('parts_orders')
      .modifyEnd(prepared)
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
  notifyPayment,
  readInvoice: readPartsOrderInvoice,
}

function billable(order: StoredPartsOrder): BillablePartsOrder {
  const { order_number } = order
  if (order_number === null) throw refusal(partsOrderErrors.order_is_draft)
  if (order.status === 'canceled' || order.refunded_at !== null)
    throw refusal(partsOrderErrors.order_not_payable)
  return { ...order, order_number }
}
