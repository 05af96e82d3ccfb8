import type { Vehicle, VehicleInput, VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { attachFiles } from '#server/records/attachments.ts'
import { checkVehicle } from './check-vehicle.ts'
import { lockVehicle } from './find-vehicle.ts'
import { vehicleAttachments } from './vehicle-attachments.ts'
import { announceVehicle } from './vehicle-changes.ts'
import { getVehicle } from './vehicle-queries.ts'
import { setVehicleTags, vehicleValues } from './vehicle-values.ts'

/** Open orders keep their customer if the owner changes. */
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
    .set({ ...vehicleValues(input), version: current.version + 1, updated_at: context.now })
    .where('id', '=', id)
    .execute()
  await setVehicleTags(context.db, id, input.tags)
  await attachFiles(context, vehicleAttachments[kind], id, files)
  return announceVehicle(context, kind, before)
}
