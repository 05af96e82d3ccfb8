import type { Vehicle, VehicleInput, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { attachFiles } from '#server/records/attachments.ts'
import { checkVehicle } from './check-vehicle.ts'
import { vehicleAttachments } from './vehicle-attachments.ts'
import { getVehicle } from './vehicle-queries.ts'
import { setVehicleTags, vehicleValues } from './vehicle-values.ts'

export async function createVehicle(
  context: Context,
  kind: VehicleKind,
  input: VehicleInput,
  files: readonly StoredUpload[],
): Promise<Vehicle> {
  await checkVehicle(context, input)
  const { id } = await context.db
    .insertInto('vehicles')
    .values({ kind, ...vehicleValues(input), created_at: context.now, updated_at: context.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setVehicleTags(context.db, id, input.tags)
  context.record({ kind, recordId: id, act: `${kind}_created` })
  await attachFiles(context, vehicleAttachments[kind], id, files)
  announce(context, kind, id)
  return getVehicle(context, kind, id)
}
