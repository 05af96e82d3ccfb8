import { toMinutes } from '#contract/shared/duration.ts'
import type { TypeOfWork, TypeOfWorkInput } from '#contract/types-of-work/type-of-work.ts'
import { validateLaborRate } from '#server/features/company/index.ts'
import { invalidPartRows } from '#server/features/parts/index.ts'
import { checkVersion } from '#server/operation/check-version.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { takenValues, writeUnique } from '#server/operation/unique-values.ts'
import { announce } from '#server/records/announce.ts'
import { lockTypeOfWork } from './find-type-of-work.ts'
import { addTypeOfWorkCharges, invalidCharges } from './type-of-work-charges.ts'
import { addTypeOfWorkParts } from './type-of-work-parts.ts'
import { getTypeOfWork } from './type-of-work-queries.ts'

export async function createTypeOfWork(context: Context, input: TypeOfWorkInput): Promise<TypeOfWork> {
  await check(context, input)
  const { id } = await writeUnique(
    uniqueInTypesOfWork,
    input,
    context.db
      .insertInto('types_of_work')
      .values({ ...columns(input), created_at: context.now, updated_at: context.now })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await addTypeOfWorkParts(context, [{ id, parts: partsOf(input) }])
  await addTypeOfWorkCharges(context, [{ id, charges: input.charges ?? [] }])
  announce(context, 'type_of_work', id)
  return getTypeOfWork(context, id)
}

export async function updateTypeOfWork(
  context: Context,
  id: number,
  input: TypeOfWorkInput,
): Promise<TypeOfWork> {
  const current = await lockTypeOfWork(context, id)
  await checkVersion(input.version, current.version, () => getTypeOfWork(context, id))
  await check(context, input, id)
  await writeUnique(
    uniqueInTypesOfWork,
    input,
    context.db
      .updateTable('types_of_work')
      .set({ ...columns(input), version: current.version + 1, updated_at: context.now })
      .where('id', '=', id)
      .execute(),
  )
  await context.db.deleteFrom('type_of_work_parts').where('type_of_work_id', '=', id).execute()
  await addTypeOfWorkParts(context, [{ id, parts: partsOf(input) }])
  if (input.charges) {
    await context.db.deleteFrom('type_of_work_charges').where('type_of_work_id', '=', id).execute()
    await addTypeOfWorkCharges(context, [{ id, charges: input.charges }])
  }
  announce(context, 'type_of_work', id)
  return getTypeOfWork(context, id)
}

export const uniqueInTypesOfWork = [
  { table: 'types_of_work', column: 'name', index: 'types_of_work_name' },
] as const

const columns = (input: TypeOfWorkInput) => ({
  name: input.name,
  duration_minutes: toMinutes(input.duration),
  hourly_rate: String(input.hourly_rate),
  labor_rate_id: input.labor_rate_id,
})

const partsOf = ({ inventories }: TypeOfWorkInput) =>
  inventories.map(row => ({ part_id: row.inventory_id, quantity: row.quantity }))

/** Reports all errors together. `exceptId` is the saved one. */
async function check(context: Context, input: TypeOfWorkInput, exceptId = 0): Promise<void> {
  const reasons = [
    ...(await takenValues(context, uniqueInTypesOfWork, input, exceptId)),
    ...(await validateLaborRate(context, input.labor_rate_id)),
    ...(await invalidPartRows(
      context,
      input.inventories.map((row, index) => ({
        part_id: row.inventory_id,
        quantity: row.quantity,
        at: `inventories.${index}`,
      })),
    )),
    ...(await invalidCharges(context, input.charges ?? [], exceptId)),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
}
