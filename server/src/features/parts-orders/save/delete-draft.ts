import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { forgetRecord } from '#server/records/forget-record.ts'

/** Deletes a locked draft with its items, comments and files. Drafts have no reservations and no history. */
export async function deleteDraft(
  context: Pick<Context, 'db' | 'now' | 'enqueue' | 'publish'>,
  id: number,
): Promise<void> {
  await forgetRecord(context, 'parts_order', id)
  await context.db.deleteFrom('parts_orders').where('id', '=', id).execute()
  announce(context, 'parts_order', id)
}
