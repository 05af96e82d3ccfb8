import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { lockTypeOfWork } from './find-type-of-work.ts'

export async function deleteTypeOfWork(context: Context, id: number): Promise<void> {
  await lockTypeOfWork(context, id)
  await context.db.deleteFrom('types_of_work').where('id', '=', id).execute()
  announce(context, 'type_of_work', id)
}
