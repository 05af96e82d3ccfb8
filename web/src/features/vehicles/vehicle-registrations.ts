import { splitVin } from '#contract/shared/vin.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import type { VehicleShortRow } from '#contract/vehicles/vehicle-shapes.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { newRepairOrderAct } from '#web/features/customers/index.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { registerPaletteSearch, shortListSearch } from '#web/shell/palette.ts'
import { kindsOfVehicle } from './kind-of-vehicle.ts'

registerOverlay('vehicles.comments', () => import('./components/vehicle-comments.tsx'))

registerPaletteSearch({
  name: 'vehicles',
  heading: 'vehicles.trucks_and_trailers',
  requires: ['trucks.read', 'trailers.read'],
  search: shortListSearch(
    vehicleEndpoints.shortListVehicles,
    vehicle => ({
      id: vehicle.id,
      title: nameOf(vehicle),
      subtitle: [
        splitVin(vehicle.vin).last,
        vehicle.license_plate,
        `${vehicle.owner.first_name} ${vehicle.owner.last_name}`,
      ]
        .filter(Boolean)
        .join(' · '),
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
