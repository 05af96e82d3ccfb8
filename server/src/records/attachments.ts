import type { Kysely } from 'kysely'
import type { Attachment } from '#contract/records/attachments.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { AttachmentKind } from '#contract/records/record-kinds.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from './announce.ts'
import { addFiles, dropFiles } from './file-rows.ts'

export interface AttachedKind {
  kind: AttachmentKind
  /** Path of the record's own calls: `/api/v1/orders`. */
  path: string
  /** Files that a record may hold. */
  maxCount: number
  /** Refuses with 404 when the caller may not see the record, or if the action is not allowed. Locks it for a write. */
  guard(context: Context, id: number, act: 'read' | 'add' | 'delete'): Promise<void>
}

/** Handlers of `attachmentEndpoints` for one kind of record. */
export const attachmentHandlers = (of: AttachedKind) => ({
  async addAttachment(
    context: Context,
    input: { params: { id: number }; files: { attachment: StoredUpload[] } },
  ) {
    const { id } = input.params
    await of.guard(context, id, 'add')
    if (input.files.attachment.length === 0)
      throw refusal(recordErrors.file_required, { parameter: 'attachment' })
    const [added] = await attachFiles(context, of, id, input.files.attachment, 'attachment')
    announce(context, of.kind, id)
    return { data: added! }
  },

  async getAttachment(
    context: Context,
    input: { params: { id: number; file_id: number }; query: { size: 'whole' | 'thumbnail' } },
  ): Promise<Download> {
    await of.guard(context, input.params.id, 'read')
    const file = await attached(context.db, of.kind, input.params)
    const key = input.query.size === 'thumbnail' ? file.thumbnail_key : file.storage_key
    if (!key) throw refusal(commonErrors.no_such_record)
    return {
      content: await context.shop.files.get(key),
      fileName: file.file_name,
      mimeType: file.mime_type,
      // Images were re-encoded by us, and a PDF is shown in the browser's sandboxed viewer.
      inline: file.mime_type.startsWith('image/') || file.mime_type === 'application/pdf',
      maxAge: 3600,
    }
  },

  async deleteAttachment(context: Context, { params }: { params: { id: number; file_id: number } }) {
    await of.guard(context, params.id, 'delete')
    const file = await attached(context.db, of.kind, params)
    await context.db.deleteFrom('attachments').where('id', '=', file.id).execute()
    await dropFiles(context, [file.file_id])
    context.record({
      kind: of.kind,
      recordId: params.id,
      act: 'attachment_deleted',
      params: { name: file.file_name },
    })
    announce(context, of.kind, params.id)
  },
})

/** Attaches stored files to an existing, locked record. `parameter` is the first one's name in the form. */
export async function attachFiles(
  context: Context,
  of: AttachedKind,
  recordId: number,
  files: readonly StoredUpload[],
  parameter = 'attachment_files.0',
): Promise<Attachment[]> {
  if (files.length === 0) return []
  const { count } = await context.db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', of.kind)
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow()
  if (count + files.length > of.maxCount) {
    throw refusal(recordErrors['validate__max-count-attachment'], { parameter, params: { max: of.maxCount } })
  }
  const fileIds = await addFiles(context, files)
  const added = await context.db
    .insertInto('attachments')
    .values(
      fileIds.map(fileId => ({
        kind: of.kind,
        record_id: recordId,
        file_id: fileId,
        created_at: context.now,
      })),
    )
    .returning('id')
    .execute()
  for (const { fileName } of files) {
    context.record({ kind: of.kind, recordId, act: 'attachment_added', params: { name: fileName } })
  }
  const ids = new Set(added.map(({ id }) => id))
  const all = await readAttachments(context.db, of, [recordId])
  return (all.get(recordId) ?? []).filter(attachment => ids.has(attachment.id))
}

/** The files of several records of a kind, oldest first, in one query. */
export async function readAttachments(
  db: Kysely<Database>,
  of: Pick<AttachedKind, 'kind' | 'path'>,
  recordIds: readonly number[],
): Promise<Map<number, Attachment[]>> {
  const byRecord = new Map<number, Attachment[]>()
  if (recordIds.length === 0) return byRecord
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select([
      'attachments.id',
      'record_id',
      'file_name',
      'mime_type',
      'size',
      'thumbnail_key',
      'attachments.created_at',
    ])
    .where('kind', '=', of.kind)
    .where('record_id', 'in', recordIds)
    .orderBy('attachments.id')
    .execute()
  for (const row of rows) {
    const url = `${of.path}/${row.record_id}/attachments/${row.id}`
    const list = byRecord.get(row.record_id) ?? []
    list.push({
      id: row.id,
      name: row.file_name.replace(/\.[^.]+$/, ''),
      file_name: row.file_name,
      mime_type: row.mime_type,
      url,
      thumbnail_url: row.thumbnail_key ? `${url}?size=thumbnail` : null,
      size: row.size,
      created_at: unixSeconds(row.created_at),
    })
    byRecord.set(row.record_id, list)
  }
  return byRecord
}

async function attached(db: Kysely<Database>, kind: AttachmentKind, params: { id: number; file_id: number }) {
  const file = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select([
      'attachments.id',
      'attachments.file_id',
      'file_name',
      'mime_type',
      'storage_key',
      'thumbnail_key',
    ])
    .where('kind', '=', kind)
    .where('record_id', '=', params.id)
    .where('attachments.id', '=', params.file_id)
    .executeTakeFirst()
  if (!file) throw refusal(commonErrors.no_such_record)
  return file
}
