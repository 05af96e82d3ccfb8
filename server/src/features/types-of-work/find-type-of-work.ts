import { typeOfWorkErrors } from '#contract/types-of-work/type-of-work-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

/** Locks it until the end of the transaction; 404 if missing. */
export async function lockTypeOfWork({ db }: Context, id: number) {
  const work = await db
    .selectFrom('types_of_work')
    .select(['id', 'name', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!work) throw refusal(typeOfWorkErrors.no_such_type_of_work)
  return work
}
