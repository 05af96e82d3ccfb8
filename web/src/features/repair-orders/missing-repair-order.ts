/** Who looks for an order that is not there is told so in the list. */
export const missingRepairOrder = { notice: 'repair-orders.errors.no_such_order', to: '/orders' } as const
