import { recordErrors } from '#contract/records/record-errors.ts'
import { imageMinSide, imageRules, photoSizes } from '#contract/shared/uploads.ts'
import type { Context } from '#server/http/context.ts'
import type { Download } from '#server/http/download.ts'
import { Refusal, refusal } from '#server/http/refusal.ts'
import type { UploadedFile } from '#server/http/uploaded-files.ts'
import { checkUpload } from '#server/platform/files/check-upload.ts'
import { storeUpload } from '#server/platform/files/store-upload.ts'
import type { Shop } from '#server/platform/shop.ts'

export type ImageSize = keyof typeof photoSizes | 'original'

/**
 * Keeps a picture that belongs to one row (an avatar, a logo) whole and in its sizes, and answers what the row's
 * `..._key` column holds of it: the keys of xs, sm and original, with blanks between.
 */
export async function keepImage(
  context: Context,
  upload: UploadedFile | undefined,
  parameter: string,
): Promise<string> {
  if (!upload) throw refusal(recordErrors.file_required, { parameter })
  const { maxKb } = imageRules
  if (upload.isTruncated) throw refusal(recordErrors.file_too_large, { parameter, params: { max_kb: maxKb } })
  const file = { content: upload.path, fileName: upload.fileName }
  const stored = context.isValidateOnly
    ? await checkUpload(file, imageRules)
    : await storeUpload(context.shop.files, file, imageRules, {
        thumbnails: photoSizes,
        minSide: imageMinSide,
      })
  if (!stored.ok) {
    throw new Refusal([{ definition: recordErrors[stored.code], parameter, params: stored.params }])
  }
  if (!('key' in stored)) return ''
  const kept = [stored.thumbnails.xs, stored.thumbnails.sm, stored.key].join(' ')
  context.onRollback(() => removeKeys(context.shop, kept))
  return kept
}

export async function imageDownload(
  context: Pick<Context, 'shop'>,
  kept: string,
  size: ImageSize,
): Promise<Download> {
  const [xs, sm, original] = kept.split(' ')
  const key = { xs, sm, original }[size]!
  const isPng = key.endsWith('.png')
  return {
    content: await context.shop.files.get(key),
    fileName: `photo.${isPng ? 'png' : 'jpg'}`,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    // We drew it ourselves: nothing in it can run.
    inline: true,
    // Its address changes with the picture.
    maxAge: 86_400,
  }
}

/** The bytes go once the write that lets go of them is committed. */
export const dropImage = (context: Pick<Context, 'enqueue'>, kept: string | null): Promise<void> =>
  kept ? context.enqueue('images.remove', { kept }) : Promise.resolve()

export const imageJobs = {
  'images.remove': (shop: Shop, { kept }: { kept: string }) => removeKeys(shop, kept),
}

async function removeKeys(shop: Shop, kept: string): Promise<void> {
  for (const key of kept.split(' ')) await shop.files.remove(key)
}
