import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { nameWithUnit } from './vehicle-name.ts'

/** Whose it is and of which vehicle, in a line. */
export const aboutRepairOrder = ({
  customer,
  vehicle,
}: Pick<RepairOrderRow, 'customer' | 'vehicle'>): string => `${customer.full_name} · ${nameWithUnit(vehicle)}`
