import { vehicleTypes } from '#contract/lookups/vehicle-types.ts'
import type { Vehicle, VehicleInput, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { type Change, changesBetween } from '#server/operation/history.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { attachFiles } from '#server/records/attachments.ts'
import { checkVehicle } from './check-vehicle.ts'
import { lockVehicle } from './find-vehicle.ts'
import { vehicleAttachments } from './vehicle-attachments.ts'
import { setVehicleTags, vehicleColumns } from './vehicle-columns.ts'
import { getVehicle } from './vehicle-queries.ts'

/** A new owner is allowed; open orders keep the customer they had. */
export async function updateVehicle(
  context: Context,
  kind: VehicleKind,
  id: number,
  input: VehicleInput,
  files: readonly StoredUpload[],
): Promise<Vehicle> {
  const current = await lockVehicle(context, kind, id)
  await checkVersion(input.version, current.version, () => getVehicle(context, kind, id))
  await checkVehicle(context, input)
  const before = await getVehicle(context, kind, id)
  await context.db
    .updateTable('vehicles')
    .set({ ...vehicleColumns(input), version: current.version + 1, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  await setVehicleTags(context.db, id, input.tags)
  await attachFiles(context, vehicleAttachments[kind], id, files)
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
  gvwr: vehicle.gvwr,
  owner: vehicle.owner_name,
  notes: vehicle.notes,
  tags: vehicle.tags.map(tag => tag.name).join(', '),
})

function typeKey(id: number | null): string | null {
  const type = vehicleTypes.find(candidate => candidate.id === id)
  return type ? `lookups.vehicle_types.${type.name}` : null
}
