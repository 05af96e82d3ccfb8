export const missingPartsOrder = {
  notice: 'parts-orders.errors.no_such_parts_order',
  to: '/parts-orders',
} as const
