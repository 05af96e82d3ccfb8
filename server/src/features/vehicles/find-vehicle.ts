import { vehicleErrors } from '#contract/vehicles/vehicle-errors.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

export async function findVehicle({ db }: Context, kind: VehicleKind, id: number) {
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!vehicle) throw refusal(vehicleErrors.no_such_vehicle)
  return vehicle
}

/** The same, locked until the end of the transaction. */
export async function lockVehicle({ db }: Context, kind: VehicleKind, id: number) {
  const vehicle = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst()
  if (!vehicle) throw refusal(vehicleErrors.no_such_vehicle)
  return vehicle
}
