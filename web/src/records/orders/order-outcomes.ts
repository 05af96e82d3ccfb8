import type { PartsOrderStatus } from '#contract/parts-orders/parts-order-statuses.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import type { Outcome } from '#web/shell/notices.ts'

interface ChangedOrder {
  order_number: string | null
  status: RepairOrderStatus | PartsOrderStatus
}

/** Where an order of either kind is now. */
export const statusOutcome = ({ order_number, status }: ChangedOrder): Outcome => ({
  description: `records.order.now.${status}`,
  params: { number: order_number },
})

export const assignedOutcome = (
  { order_number }: Pick<ChangedOrder, 'order_number'>,
  assignee: { full_name: string } | null,
): Outcome => ({
  description: 'records.order.assigned_to',
  params: { number: order_number, name: assignee?.full_name },
})
