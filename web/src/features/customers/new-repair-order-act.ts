import type { PaletteAct } from '#web/shell/palette.ts'

/** An action of the palette on a vehicle or customer. */
export const newRepairOrderAct = (
  of: { vehicle_id: number } | { customer_id: number },
  subtitle: string,
): PaletteAct => ({
  id: 'new order',
  label: 'repair-orders.web.new_order',
  subtitle,
  to: '/orders/create',
  search: of,
  requires: 'orders-bs.create',
})
