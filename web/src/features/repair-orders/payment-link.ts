import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'

/** Link to the list with this order and its payment dialog open. */
export const paymentLink = ({ id, order_number }: Pick<RepairOrderRow, 'id' | 'order_number'>) => ({
  to: '/orders',
  search: { search: order_number, pay: id },
})
