import type { CommentKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'
import { dropFiles } from './file-rows.ts'

/** Comments and files of a deleted record; its history stays. */
export async function forgetRecord(
  context: Pick<Context, 'db' | 'now' | 'enqueue'>,
  kind: CommentKind,
  recordId: number,
): Promise<void> {
  await context.db.deleteFrom('comments').where('kind', '=', kind).where('record_id', '=', recordId).execute()
  const files = await context.db
    .deleteFrom('attachments')
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .returning('file_id')
    .execute()
  await dropFiles(
    context,
    files.map(({ file_id }) => file_id),
  )
}
