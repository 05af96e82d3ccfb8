import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

/** Below a question over a list: which order it is about. */
export const whichRepairOrder = ({ order_number, customer }: RepairOrderRow): string =>
  `${order_number} · ${customer.full_name}`
