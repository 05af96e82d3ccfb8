import type { Context } from '#server/http/context.ts'
import type { CommentKind } from './comments.ts'

/** Comments and files of a record that is being deleted. Its history stays. */
export async function forgetRecord(context: Context, kind: CommentKind, recordId: number): Promise<void> {
  await context.db.deleteFrom('comments').where('kind', '=', kind).where('record_id', '=', recordId).execute()
  const files = await context.db
    .deleteFrom('attachments')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .returning('file_id')
    .execute()
  for (const { file_id } of files) await context.enqueue('files.remove', { fileId: file_id })
}
