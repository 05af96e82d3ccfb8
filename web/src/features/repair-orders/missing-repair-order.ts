/** A missing order is reported in the list. */
export const missingRepairOrder = { notice: 'repair-orders.errors.no_such_order', to: '/orders' } as const
