import { sql } from 'kysely'
import { galleryMax } from '#contract/parts/part-images.ts'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { addFiles, dropFiles } from '#server/records/file-rows.ts'

export interface SentImages {
  main_image: StoredUpload[]
  gallery: StoredUpload[]
}

/** Stores the uploaded images of a locked part. A new main image replaces the current one. */
export async function savePartImages(
  context: Context,
  partId: number,
  files: SentImages,
  order: readonly number[] | undefined,
): Promise<void> {
  await setMain(context, partId, files.main_image[0])
  if (files.gallery.length > 0 || order) await setGallery(context, partId, files.gallery, order ?? [])
  for (const { fileName } of [...files.main_image, ...files.gallery])
    context.record({ kind: 'part', recordId: partId, act: 'image_added', params: { name: fileName } })
}

async function setMain(context: Context, partId: number, file: StoredUpload | undefined): Promise<void> {
  if (!file) return
  const old = await context.db
    .deleteFrom('part_images')
    .where('part_id', '=', partId)
    .where('is_main', '=', true)
    .returning('file_id')
    .execute()
  await dropFiles(
    context,
    old.map(({ file_id }) => file_id),
  )
  const [fileId] = await addFiles(context, [file])
  await context.db
    .insertInto('part_images')
    .values({ part_id: partId, file_id: fileId!, is_main: true })
    .execute()
}

async function setGallery(
  context: Context,
  partId: number,
  files: readonly StoredUpload[],
  order: readonly number[],
): Promise<void> {
  const { db } = context
  const saved = await db
    .selectFrom('part_images')
    .select('id')
    .where('part_id', '=', partId)
    .where('is_main', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
  if (saved.length + files.length > galleryMax) {
    throw refusal(recordErrors['validate__max-count-attachment'], {
      parameter: 'gallery',
      params: { max: galleryMax },
    })
  }
  const added = await insertImages(context, partId, files)
  const ids = orderedIds(
    saved.map(({ id }) => id),
    added,
    order,
  )
  await sql`
    update part_images i set position = o.place
    from unnest(${ids}::bigint[]) with ordinality as o(id, place)
    where i.id = o.id`.execute(db)
}

async function insertImages(context: Context, partId: number, files: readonly StoredUpload[]) {
  if (files.length === 0) return []
  const fileIds = await addFiles(context, files)
  const rows = await context.db
    .insertInto('part_images')
    .values(fileIds.map(file_id => ({ part_id: partId, file_id, is_main: false })))
    .returning(['id', 'file_id'])
    .execute()
  const idOf = new Map(rows.map(row => [row.file_id, row.id]))
  return fileIds.map(fileId => idOf.get(fileId)!)
}

/** The gallery in the requested order: missing images are skipped, unlisted ones follow. */
function orderedIds(saved: readonly number[], added: readonly number[], order: readonly number[]): number[] {
  const coming = [...added]
  const named = order.flatMap(id => (id === 0 ? coming.splice(0, 1) : saved.includes(id) ? [id] : []))
  return [...new Set([...named, ...saved, ...coming])]
}
