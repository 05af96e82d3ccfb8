import type { Kysely } from 'kysely'
import type { VehicleInput } from '#contract/vehicles/vehicle-shapes.ts'
import type { Database } from '#server/database/tables.ts'

export const vehicleColumns = (input: VehicleInput) => ({
  vin: input.vin,
  unit_number: input.unit_number,
  make: input.make,
  model: input.model,
  year: input.year,
  type_id: input.type ?? null,
  color: input.color,
  license_plate: input.license_plate,
  temporary_plate: input.temporary_plate,
  plate_state: input.plate_state,
  gvwr: input.gvwr,
  owner_id: input.owner_id,
  notes: input.notes,
})

export async function setVehicleTags(db: Kysely<Database>, vehicleId: number, tags: readonly number[]) {
  await db.deleteFrom('vehicle_tags').where('vehicle_id', '=', vehicleId).execute()
  if (tags.length === 0) return
  await db
    .insertInto('vehicle_tags')
    .values([...new Set(tags)].map(tagId => ({ vehicle_id: vehicleId, tag_id: tagId })))
    .execute()
}
