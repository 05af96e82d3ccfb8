import { customerName } from '#contract/customers/customer-name.ts'
import { splitVin } from '#contract/shared/vin.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { newRepairOrderAct } from '#web/features/customers/index.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'
import { kindsOfVehicle } from './kind-of-vehicle.ts'

registerOverlay('vehicles.comments', () => import('./components/vehicle-comments.tsx'))

registerPaletteSearch({
  name: 'vehicles',
  heading: 'vehicles.trucks_and_trailers',
  requires: ['trucks.read', 'trailers.read'],
  pages: Object.values(kindsOfVehicle).map(({ path }) => path),
  search: listSearch(
    vehicleEndpoints.shortListVehicles,
    vehicle => ({
      id: vehicle.id,
      title: nameOf(vehicle),
      subtitle: [splitVin(vehicle.vin).last, vehicle.license_plate, customerName(vehicle.owner)]
        .filter(Boolean)
        .join(' · '),
      names: [vehicle.unit_number, vehicle.license_plate, vehicle.temporary_plate, ...endsOf(vehicle.vin)],
      requires: vehicle.kind === 'truck' ? 'trucks.read' : 'trailers.read',
      to: `${kindsOfVehicle[vehicle.kind].path}/${vehicle.id}`,
    }),
    vehicle => newRepairOrderAct({ vehicle_id: vehicle.id }, nameOf(vehicle)),
  ),
})

for (const { kind, endpoints } of Object.values(kindsOfVehicle)) {
  onRecordChanged(kind, [
    endpoints.listVehicles,
    endpoints.getVehicle,
    endpoints.listComments,
    endpoints.listHistory,
    vehicleEndpoints.shortListVehicles,
  ])
  onRecordChanged('repair_order', [endpoints.listVehicleOrders])
  registerUploadTarget(kind, {
    changes: kind,
    send: (id, file, how) =>
      request(endpoints.addAttachment, { params: { id }, files: { attachment: [file] } }, how),
  })
}

function nameOf({ unit_number, year, make, model }: VehicleShortRow): string {
  return `${unit_number} · ${year} ${make} ${model}`
}

/** People search by the last characters of a VIN. */
const endsOf = (vin: string): string[] => [4, 5, 6, 7, 8, vin.length].map(length => vin.slice(-length))
