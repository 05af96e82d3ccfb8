import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

/** Key of the sentence that says why an order cannot be edited, in the words that the server would refuse with. */
export function whyNotEditable(order: Pick<RepairOrderRow, 'status' | 'payment_status'>): string {
  if (order.status === 'deleted') return 'repair-orders.web.deleted_not_editable'
  if (order.status === 'finished') return 'repair-orders.web.finished_not_editable'
  return order.payment_status.includes('paid')
    ? 'repair-orders.web.paid_not_editable'
    : 'repair-orders.web.not_editable'
}
