import { recordErrors } from '#contract/records/record-errors.ts'
import { thumbnailSize, type UploadRules } from '#contract/shared/uploads.ts'
import type { Context } from '#server/http/context.ts'
import { Refusal, refusal } from '#server/http/refusal.ts'
import type { UploadedFile } from '#server/http/uploaded-files.ts'
import { checkUpload } from '#server/platform/files/check-upload.ts'
import { storeUpload } from '#server/platform/files/store-upload.ts'

/** Checks an upload and keeps it, with a row of `files`; answers the row's id. Taken back when the write is rolled back. */
export async function keepUpload(
  context: Context,
  upload: UploadedFile,
  rules: Pick<UploadRules, 'extensions' | 'maxKb'>,
  parameter: string,
): Promise<number> {
  const file = { content: upload.path, fileName: upload.fileName }
  if (upload.isTruncated)
    throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: rules.maxKb } })
  const stored = context.isValidateOnly
    ? await checkedOnly(file, rules)
    : await storeUpload(context.shop.files, file, rules, { thumbnails: { thumbnail: thumbnailSize * 2 } })
  if (!stored.ok)
    throw new Refusal([{ definition: recordErrors[stored.code], parameter, params: stored.params }])
  const thumbnailKey = stored.thumbnails.thumbnail ?? null
  if (!context.isValidateOnly) {
    context.onRollback(async () => {
      await context.shop.files.remove(stored.key)
      if (thumbnailKey) await context.shop.files.remove(thumbnailKey)
    })
  }
  const { id } = await context.db
    .insertInto('files')
    .values({
      storage_key: stored.key,
      thumbnail_key: thumbnailKey,
      file_name: stored.fileName,
      mime_type: stored.mimeType,
      size: stored.size,
      uploaded_by: context.user.id,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A Validate-Only call looks into the file and keeps nothing. */
async function checkedOnly(
  file: { content: string; fileName: string },
  rules: Pick<UploadRules, 'extensions' | 'maxKb'>,
) {
  const checked = await checkUpload(file, rules)
  return checked.ok
    ? { ...checked, key: `not-kept/${file.content}`, thumbnails: {} as Record<string, string> }
    : checked
}
