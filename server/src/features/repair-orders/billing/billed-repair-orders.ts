import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { prepared } from '#server/database/prepared.ts'
import type { BilledOrder, BilledOrders } from '#server/features/billing/index.ts'
import { refusal } from '#server/operation/refusal.ts'
import { findRepairOrder, lockRepairOrder, type StoredRepairOrder } from '../lock-repair-order.ts'
import { notifyPayment } from '../people/notify-people.ts'
import { repairOrderLink } from '../repair-order-link.ts'
import { markBilled } from './mark-billed.ts'
import { readRepairOrderInvoice } from './repair-order-invoice.ts'

export const billedRepairOrders: BilledOrders<Omit<StoredRepairOrder, 'balance'> & BilledOrder> = {
  kind: 'repair_order',
  link: repairOrderLink,
  async lock(context, id) {
    const order = refuseDeleted(await lockRepairOrder(context, id))
    return {
      ...order,
      total: Number(order.total_amount),
      paid: Number(order.paid_amount),
      balance: Number(order.balance),
      finishedAt: order.status === 'finished' ? order.status_changed_at : null,
    }
  },
  async refuseUnbillable(context, id) {
    refuseDeleted(await findRepairOrder(context, id))
  },
  async writePaid({ db, now }, id, { amount, isPaid, paidAt }) {
    await db
      .updateTable('repair_orders')
      .modifyEnd(prepared)
      .set({ paid_amount: amount, is_paid: isPaid, paid_at: paidAt, updated_at: now })
      .where('id', '=', id)
      .execute()
  },
  markBilled,
  notifyPayment,
  readInvoice: readRepairOrderInvoice,
}

function refuseDeleted(order: StoredRepairOrder): StoredRepairOrder {
  if (order.status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
  return order
}
