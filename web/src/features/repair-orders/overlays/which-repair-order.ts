import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

/** Under a question that stands over a list: whose order it is about. */
export const whichRepairOrder = ({ order_number, customer }: RepairOrderRow): string =>
  `${order_number} · ${customer.full_name}`
