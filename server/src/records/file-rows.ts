import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { claimFiles, disownFiles } from './orphaned-uploads.ts'

/** Returns the ids of new `files` rows, in the order of the files. */
export async function addFiles(context: Context, kept: readonly StoredUpload[]): Promise<number[]> {
  if (kept.length === 0) return []
  await claimFiles(
    context,
    kept.flatMap(file => [file.key, ...Object.values(file.thumbnails)]),
  )
  const rows = await context.db
    .insertInto('files')
    .values(
      kept.map(file => ({
        storage_key: file.key,
        thumbnail_key: file.thumbnails.thumbnail ?? null,
        file_name: file.fileName,
        mime_type: file.mimeType,
        size: file.size,
        uploaded_by: context.user.id,
        created_at: context.now,
      })),
    )
    .returning(['id', 'storage_key'])
    .execute()
  const idOf = new Map(rows.map(row => [row.storage_key, row.id]))
  return kept.map(file => idOf.get(file.key)!)
}

/** 404 without a file. */
export async function readFile(context: Context, id: number | null | undefined): Promise<Download> {
  const file = await context.db
    .selectFrom('files')
    .select(['storage_key', 'file_name', 'mime_type'])
    .where('id', '=', id ?? null)
    .executeTakeFirst()
  if (!file) throw refusal(commonErrors.no_such_record)
  return {
    content: await context.shop.files.get(file.storage_key),
    fileName: file.file_name,
    mimeType: file.mime_type,
    inline: isShownInline(file.mime_type),
  }
}

/** Images were re-encoded; PDFs are shown in the browser's sandboxed viewer. */
export const isShownInline = (mimeType: string): boolean =>
  mimeType.startsWith('image/') || mimeType === 'application/pdf'

/** Removes the rows now, the bytes after the commit. */
export async function dropFiles(
  context: Pick<Context, 'db' | 'now' | 'enqueue'>,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await context.db
    .deleteFrom('files')
    .where('id', 'in', fileIds)
    .returning(['storage_key', 'thumbnail_key'])
    .execute()
  await disownFiles(
    context,
    rows.flatMap(row => [row.storage_key, ...(row.thumbnail_key ? [row.thumbnail_key] : [])]),
  )
}

/** Shown in the page: encoded by the server, so it contains no scripts. */
export const fileImage = async (
  { shop }: Pick<Context, 'shop'>,
  image: { file_name: string; mime_type: string; storage_key: string; thumbnail_key: string | null },
  size: 'whole' | 'thumbnail',
): Promise<Download> => ({
  content: await shop.files.get(size === 'thumbnail' ? image.thumbnail_key! : image.storage_key),
  fileName: image.file_name,
  mimeType: image.mime_type,
  inline: true,
  maxAge: 86_400,
})
