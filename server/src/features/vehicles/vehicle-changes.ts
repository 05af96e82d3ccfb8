import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { Vehicle, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'
import { announce } from '#server/records/announce.ts'
import { getVehicle } from './vehicle-queries.ts'

/** What was changed of a vehicle, told to its history and to open browsers; the vehicle as it is now. */
export async function announceVehicle(
  context: Context,
  kind: VehicleKind,
  before: Vehicle,
): Promise<Vehicle> {
  const { id } = before
  const after = await getVehicle(context, kind, id)
  const changes = changesOf(before, after)
  if (changes.length > 0) context.record({ kind, recordId: id, act: `${kind}_updated`, changes })
  announce(context, kind, id)
  return after
}

const changesOf = (before: Vehicle, after: Vehicle): Change[] =>
  changesBetween(
    remembered(before),
    remembered(after),
    Object.keys(remembered(after)).map(field => ({
      field,
      label: `vehicles.fields.${field}`,
      as: field === 'type' ? 'key' : undefined,
    })),
  )

const remembered = (vehicle: Vehicle) => ({
  vin: vehicle.vin,
  unit_number: vehicle.unit_number,
  make: vehicle.make,
  model: vehicle.model,
  year: vehicle.year,
  type: typeKey(vehicle.type),
  color: vehicle.color,
  license_plate: vehicle.license_plate,
  temporary_plate: vehicle.temporary_plate,
  plate_state: vehicle.plate_state,
  gvwr: vehicle.gvwr,
  owner: vehicle.owner_name,
  notes: vehicle.notes,
  tags: vehicle.tags.map(tag => tag.name).join(', '),
})

function typeKey(id: number | null): string | null {
  const type = vehicleTypes.find(candidate => candidate.id === id)
  return type ? `lookups.vehicle_types.${type.name}` : null
}
