import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

/** Translation key of the server's error for an order that cannot be edited. */
export function whyNotEditable(order: Pick<RepairOrderRow, 'status' | 'payment_status'>): string {
  if (order.status === 'deleted') return 'repair-orders.errors.deleted_order_not_editable'
  if (order.status === 'finished') return 'repair-orders.errors.finished_order_not_editable'
  return order.payment_status.includes('paid')
    ? 'repair-orders.errors.paid_order_not_editable'
    : 'errors.forbidden'
}
