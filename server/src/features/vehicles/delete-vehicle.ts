import { vehicleErrors } from '#contract/vehicles/vehicle-errors.ts'
import type { VehicleKind } from '#contract/vehicles/vehicle-shapes.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { forgetRecord } from '#server/records/forget-record.ts'
import { inTheWay, maxRelated } from '#server/records/in-the-way.ts'
import { lockVehicle } from './find-vehicle.ts'

/** Deletes a vehicle without repair orders of any status. */
export async function deleteVehicle(context: Context, kind: VehicleKind, id: number): Promise<void> {
  const vehicle = await lockVehicle(context, kind, id)
  const reasons = await validateDelete(context, id)
  if (reasons.length > 0) throw new Refusal(reasons)
  await forgetRecord(context, kind, id)
  await context.db.deleteFrom('vehicles').where('id', '=', id).execute()
  context.record({ kind, recordId: id, act: `${kind}_deleted`, params: { unit_number: vehicle.unit_number } })
  announce(context, kind, id)
}

const blocks = [
  { definition: vehicleErrors.vehicle_has_open_orders, statuses: ['new', 'in_process'] },
  { definition: vehicleErrors.vehicle_has_deleted_orders, statuses: ['deleted'] },
  { definition: vehicleErrors.vehicle_has_finished_orders, statuses: ['finished'] },
]

/** One reason each for open, deleted and finished orders. */
async function validateDelete({ db }: Context, id: number): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const { definition, statuses } of blocks) {
    const orders = await db
      .selectFrom('repair_orders')
      .select(({ fn }) => ['id', 'order_number as name', fn.countAll<number>().over().as('count')])
      .where('vehicle_id', '=', id)
      .where('status', 'in', statuses)
      .orderBy('id', 'desc')
      .limit(maxRelated)
      .execute()
    const isDeleted = statuses.includes('deleted')
    reasons.push(...inTheWay(definition, orders, { kind: 'repair_order', isDeleted }))
  }
  return reasons
}
