import { commonErrors } from '#contract/shared/errors.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { type ImageSize, imageDownload } from '#server/records/stored-image.ts'

/** Also of deleted users, for their comments. */
export async function getUserPhoto(context: Context, id: number, size: ImageSize): Promise<Download> {
  const row = await context.db.selectFrom('users').select('photo_key').where('id', '=', id).executeTakeFirst()
  if (!row?.photo_key) throw refusal(commonErrors.no_such_record)
  return imageDownload(context, row.photo_key, size)
}
