import type { PaletteAct } from '#web/shell/palette.ts'

/** In the palette, below a vehicle or customer: a repair order of theirs. */
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
