import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { vehicleName } from './vehicle-name.ts'

/** Whose it is and of which vehicle, in a line. */
export const aboutRepairOrder = ({
  customer,
  vehicle,
}: Pick<RepairOrderRow, 'customer' | 'vehicle'>): string =>
  `${customer.full_name} · ${vehicleName(vehicle)} · #${vehicle.unit_number}`
