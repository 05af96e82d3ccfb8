import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Attachment } from '#contract/records/attachments.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { AttachmentKind } from '#contract/records/record-kinds.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from './announce.ts'
import { addFiles, dropFiles, isShownInline } from './file-rows.ts'

export interface AttachedKind {
  kind: AttachmentKind
  /** Path of the record's calls: `/api/v1/orders`. */
  path: string
  maxCount: number
  /**
   * 404 if the caller may not see the record, a refusal if the action is not allowed. Locks the
   * record for a write. `isOwn`: whether the caller added the file to delete.
   */
  guard(
    context: Context,
    id: number,
    act: 'read' | 'add' | 'delete',
    isOwn: () => Promise<boolean>,
  ): Promise<void>
}

export const attachmentHandlers = (of: AttachedKind) => ({
  async addAttachment(
    context: Context,
    input: { params: { id: number }; files: { attachment: StoredUpload[] } },
  ) {
    const { id } = input.params
    await of.guard(context, id, 'add', notOwn)
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
    await of.guard(context, input.params.id, 'read', notOwn)
    const file = await attached(context.db, of.kind, input.params)
    const key = input.query.size === 'thumbnail' ? file.thumbnail_key : file.storage_key
    if (!key) throw refusal(commonErrors.no_such_record)
    return {
      content: await context.shop.files.get(key),
      fileName: file.file_name,
      mimeType: file.mime_type,
      inline: isShownInline(file.mime_type),
      maxAge: 3600,
    }
  },

  async deleteAttachment(context: Context, { params }: { params: { id: number; file_id: number } }) {
    const find = () => attached(context.db, of.kind, params)
    await of.guard(context, params.id, 'delete', async () => isOwn(context, await find()))
    const file = await find()
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

/** The record must be locked. `parameter`: name of the first file in the form. */
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
  const all = await readAttachments(context, of, recordId)
  return all.filter(attachment => ids.has(attachment.id))
}

export interface StoredAttachment {
  id: number
  file_name: string
  mime_type: string
  size: number
  has_thumbnail: boolean
  uploaded_by: number | null
  /** Unix seconds. */
  created_at: number
}

/** To select with a record: a JSON array of its files, oldest first. `recordId`: its id in the query. */
export const attachmentsJson = (kind: AttachmentKind, recordId: RawBuilder<unknown>) =>
  sql<StoredAttachment[]>`(
    select coalesce(json_agg(json_build_object(
      'id', a.id, 'file_name', f.file_name, 'mime_type', f.mime_type, 'size', f.size,
      'has_thumbnail', f.thumbnail_key is not null, 'uploaded_by', f.uploaded_by,
      'created_at', floor(extract(epoch from a.created_at))
    ) order by a.id), '[]')
    from attachments a join files f on f.id = a.file_id where a.kind = ${kind} and a.record_id = ${recordId}
  )`

export const showAttachment =
  (context: Pick<Context, 'user'>, { path }: Pick<AttachedKind, 'path'>, recordId: number) =>
  ({ id, file_name, mime_type, size, has_thumbnail, created_at, ...file }: StoredAttachment): Attachment => {
    const url = `${path}/${recordId}/attachments/${id}`
    const name = file_name.replace(/\.[^.]+$/, '')
    const thumbnail_url = has_thumbnail ? `${url}?size=thumbnail` : null
    const is_own = isOwn(context, file)
    return { id, name, file_name, mime_type, url, thumbnail_url, size, created_at, is_own }
  }

async function readAttachments(
  context: Pick<Context, 'db' | 'user'>,
  of: Pick<AttachedKind, 'kind' | 'path'>,
  recordId: number,
): Promise<Attachment[]> {
  const { files } = await context.db
    .selectNoFrom(attachmentsJson(of.kind, sql`${recordId}::bigint`).as('files'))
    .executeTakeFirstOrThrow()
  return files.map(showAttachment(context, of, recordId))
}

const isOwn = ({ user }: Pick<Context, 'user'>, file: { uploaded_by: number | null }): boolean =>
  file.uploaded_by === user.id

const notOwn = () => Promise.resolve(false)

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
      'uploaded_by',
    ])
    .where('kind', '=', kind)
    .where('record_id', '=', params.id)
    .where('attachments.id', '=', params.file_id)
    .executeTakeFirst()
  if (!file) throw refusal(commonErrors.no_such_record)
  return file
}
