import type { Kysely } from 'kysely'
import { vehicleColumns } from '#contract/vehicles/vehicle-fields.ts'
import type { VehicleInput } from '#contract/vehicles/vehicle-shapes.ts'
import type { Database } from '#server/database/tables.ts'
import { columnValues } from '#server/records/crud/columns.ts'

export const vehicleValues = (input: VehicleInput) => ({
  ...columnValues(vehicleColumns.all, input),
  type_id: input.type ?? null,
  owner_id: input.owner_id,
})

export async function setVehicleTags(db: Kysely<Database>, vehicleId: number, tags: readonly number[]) {
  await db.deleteFrom('vehicle_tags').where('vehicle_id', '=', vehicleId).execute()
  if (tags.length === 0) return
  await db
    .insertInto('vehicle_tags')
    .values([...new Set(tags)].map(tagId => ({ vehicle_id: vehicleId, tag_id: tagId })))
    .execute()
}
