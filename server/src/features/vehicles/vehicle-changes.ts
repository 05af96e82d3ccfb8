import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type { Vehicle, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, fieldChanges } from '#server/operation/history.ts'
import { announce } from '#server/records/announce.ts'
import { historyFormats, historyValues } from '#server/records/crud/columns.ts'
import { getVehicle } from './vehicle-queries.ts'

/** Records and announces the changes of a vehicle, and returns it. */
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
  fieldChanges(remembered(before), remembered(after), 'vehicles', formats)

const formats = { ...historyFormats(vehicleColumns.all), type: 'key' } as const

const remembered = (vehicle: Vehicle) => ({
  ...historyValues(vehicleColumns.identity, vehicle),
  type: typeKey(vehicle.type),
  ...historyValues(vehicleColumns.listed, vehicle),
  owner: vehicle.owner_name,
  ...historyValues(vehicleColumns.further, vehicle),
  tags: vehicle.tags.map(tag => tag.name).join(', '),
})

function typeKey(id: number | null): string | null {
  const type = vehicleTypes.find(candidate => candidate.id === id)
  return type ? `lookups.vehicle_types.${type.name}` : null
}
