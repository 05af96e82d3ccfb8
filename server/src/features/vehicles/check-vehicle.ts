import { vehicleErrors } from '#contract/vehicles/vehicle-errors.ts'
import { maxVehicleYear, minVehicleYear } from '#contract/vehicles/vehicle-fields.ts'
import type { VehicleInput } from '#contract/vehicles/vehicle-shapes.ts'
import { unknownTags } from '#server/features/tags/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'

/** Reports all errors beyond the schema together. Locks the owner against deletion until the end of the transaction. */
export async function checkVehicle(context: Context, input: VehicleInput): Promise<void> {
  const reasons = [
    ...yearOutOfRange(context, input.year),
    ...(await unknownOwner(context, input.owner_id)),
    ...(await unknownTags(context, 'trucks_and_trailer', input.tags)),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
}

export function yearOutOfRange(context: Context, year: number): Reason[] {
  const max = maxVehicleYear(todayOf(context))
  if (year <= max) return []
  return [
    reason(vehicleErrors.vehicle_year_out_of_range, {
      parameter: 'year',
      params: { min: minVehicleYear, max },
    }),
  ]
}

async function unknownOwner({ db }: Context, ownerId: number): Promise<Reason[]> {
  const owner = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', ownerId)
    .forKeyShare()
    .executeTakeFirst()
  return owner ? [] : [reason(vehicleErrors.unknown_owner, { parameter: 'owner_id' })]
}
