import { formatPhone } from '#contract/shared/phone.ts'
import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import type { SearchOption } from '#web/ui/fields/search-select.tsx'

/** A truck or trailer as a choice: the unit and what it is, below it VIN, plate and owner. */
export function vehicleOption(vehicle: VehicleShortRow): SearchOption {
  const { owner } = vehicle
  const second = [
    vehicle.vin,
    vehicle.license_plate || vehicle.temporary_plate,
    owner.company_name || `${owner.first_name} ${owner.last_name}`,
    formatPhone(owner.phone),
  ]
  return {
    value: vehicle.id,
    label: `${vehicle.unit_number} · ${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    second: second.filter(Boolean).join(' · '),
  }
}
