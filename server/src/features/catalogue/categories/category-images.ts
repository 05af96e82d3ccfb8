import type { Kysely } from 'kysely'
import { type CategoryImageSlot, categoryImageSlots } from '#contract/catalogue/category.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import { announce } from '#server/records/announce.ts'
import { addFiles, dropFiles, fileImage } from '#server/records/file-rows.ts'
import { lockTree, refuseMissing } from './lock-tree.ts'

export type SentImages = Record<CategoryImageSlot, StoredUpload[]>

interface Slot {
  id: number
  slot: CategoryImageSlot
}

/** Stores the uploaded images, replacing the current ones. */
export async function saveCategoryImages(context: Context, id: number, files: SentImages): Promise<void> {
  for (const slot of categoryImageSlots) {
    const [file] = files[slot]
    if (!file) continue
    await removeImages(context, [id], slot)
    const [fileId] = await addFiles(context, [file])
    await context.db
      .insertInto('category_images')
      .values({ category_id: id, slot, file_id: fileId! })
      .execute()
    context.record({ kind: 'category', recordId: id, act: 'image_added', params: { name: file.fileName } })
  }
}

export const dropCategoryImages = (context: Context, ids: readonly number[]): Promise<number> =>
  removeImages(context, ids)

/** Immediately, without changing the category's version. */
export async function deleteCategoryImage(context: Context, { id, slot }: Slot): Promise<void> {
  refuseMissing(await lockTree(context.db), id)
  const { file_name } = await imageOf(context.db, { id, slot })
  await removeImages(context, [id], slot)
  context.record({ kind: 'category', recordId: id, act: 'image_deleted', params: { name: file_name } })
  announce(context, 'category', id)
}

export const getCategoryImage = async (
  context: Context,
  params: Slot,
  size: 'whole' | 'thumbnail',
): Promise<Download> => fileImage(context, await imageOf(context.db, params), size)

async function removeImages(
  context: Context,
  ids: readonly number[],
  slot?: CategoryImageSlot,
): Promise<number> {
  const rows = await context.db
    .deleteFrom('category_images')
    .where('category_id', 'in', ids)
    .$if(slot !== undefined, found => found.where('slot', '=', slot!))
    .returning('file_id')
    .execute()
  await dropFiles(
    context,
    rows.map(({ file_id }) => file_id),
  )
  return rows.length
}

async function imageOf(db: Kysely<Database>, { id, slot }: Slot) {
  const image = await db
    .selectFrom('category_images')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['file_name', 'mime_type', 'storage_key', 'thumbnail_key'])
    .where('category_id', '=', id)
    .where('slot', '=', slot)
    .executeTakeFirst()
  if (!image) throw refusal(commonErrors.no_such_record)
  return image
}
