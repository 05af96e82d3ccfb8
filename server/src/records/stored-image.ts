import type { Readable } from 'node:stream'
import { recordErrors } from '#contract/records/record-errors.ts'
import type { photoSizes } from '#contract/shared/uploads.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import type { StoredUpload } from '#server/platform/files/index.ts'
import type { Shop } from '#server/platform/shop.ts'
import { claimFiles, disownFiles } from './orphaned-uploads.ts'

export type ImageSize = keyof typeof photoSizes | 'original'

/** Returns the value of the `..._key` column: keys of xs, sm and original, separated by spaces. */
export async function claimImage(
  context: Context,
  file: StoredUpload | undefined,
  parameter: string,
): Promise<string> {
  if (!file) throw refusal(recordErrors.file_required, { parameter })
  const keys = [file.thumbnails.xs!, file.thumbnails.sm!, file.key]
  await claimFiles(context, keys)
  return keys.join(' ')
}

function keyOf(kept: string, size: ImageSize): string {
  const [xs, sm, original] = kept.split(' ')
  return { xs, sm, original }[size]!
}

export const readImage = (shop: Shop, kept: string, size: ImageSize): Promise<Readable> =>
  shop.files.get(keyOf(kept, size))

export async function imageDownload(
  { shop }: Pick<Context, 'shop'>,
  kept: string,
  size: ImageSize,
): Promise<Download> {
  const isPng = keyOf(kept, size).endsWith('.png')
  return {
    content: await readImage(shop, kept, size),
    fileName: `photo.${isPng ? 'png' : 'jpg'}`,
    mimeType: isPng ? 'image/png' : 'image/jpeg',
    // Safe: we encoded it.
    inline: true,
    maxAge: 86_400,
  }
}

export const dropImage = (context: Context, kept: string | null): Promise<void> =>
  disownFiles(context, kept ? kept.split(' ') : [])
