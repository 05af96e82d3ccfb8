import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

export const repairOrderCaption = ({ order_number, customer }: RepairOrderRow): string =>
  `${order_number} · ${customer.full_name}`
