import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { forgetRecord } from '#server/records/forget-record.ts'

/** Removes a locked draft with its items, comments and files: nothing was reserved, and no history tells of it. */
export async function dropDraft(
  context: Pick<Context, 'db' | 'now' | 'enqueue' | 'publish'>,
  id: number,
): Promise<void> {
  await forgetRecord(context, 'parts_order', id)
  await context.db.deleteFrom('parts_orders').where('id', '=', id).execute()
  announce(context, 'parts_order', id)
}
