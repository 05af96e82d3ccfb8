import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { nameWithUnit } from './vehicle-name.ts'

export const customerAndVehicle = ({
  customer,
  vehicle,
}: Pick<RepairOrderRow, 'customer' | 'vehicle'>): string => `${customer.full_name} · ${nameWithUnit(vehicle)}`
