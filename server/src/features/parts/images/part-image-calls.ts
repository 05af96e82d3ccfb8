import type { Kysely } from 'kysely'
import { commonErrors } from '#contract/shared/errors.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { dropFiles, fileImage } from '#server/records/file-rows.ts'
import { findPart, lockPart } from '../record/find-part.ts'

interface OneImage {
  id: number
  image_id: number
}

export async function getPartImage(
  context: Context,
  params: OneImage,
  size: 'whole' | 'thumbnail',
): Promise<Download> {
  await findPart(context, params.id)
  return fileImage(context, await imageOf(context.db, params), size)
}

/** Immediately, without changing the part's version. */
export async function deletePartImage(context: Context, params: OneImage): Promise<void> {
  await lockPart(context, params.id)
  const image = await imageOf(context.db, params)
  await context.db.deleteFrom('part_images').where('id', '=', params.image_id).execute()
  await dropFiles(context, [image.file_id])
  context.record({
    kind: 'part',
    recordId: params.id,
    act: 'image_deleted',
    params: { name: image.file_name },
  })
  announce(context, 'part', params.id)
}

async function imageOf(db: Kysely<Database>, { id, image_id }: OneImage) {
  const image = await db
    .selectFrom('part_images')
    .innerJoin('files', 'files.id', 'part_images.file_id')
    .select(['file_id', 'file_name', 'mime_type', 'storage_key', 'thumbnail_key'])
    .where('part_id', '=', id)
    .where('part_images.id', '=', image_id)
    .executeTakeFirst()
  if (!image) throw refusal(commonErrors.no_such_record)
  return image
}
