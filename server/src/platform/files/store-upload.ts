import type { UploadExtension, UploadRules } from '#contract/shared/uploads.ts'
import { checkUpload, isImage, type Upload, type UploadRefusal } from './check-upload.ts'
import { type Files, newFileKey } from './files.ts'
import { type ImageRefusal, type ImageWishes, prepareImage } from './images.ts'

/** A file that was checked and lies in its place. If the row that names it is rolled back, remove its keys. */
export interface StoredUpload {
  ok: true
  key: string
  /** Names of the sizes asked for -> keys; empty for what is no image. */
  thumbnails: Record<string, string>
  fileName: string
  mimeType: string
  extension: UploadExtension
  /** Bytes of what was kept; an image is drawn anew. */
  size: number
}

/** The one way from an upload into Files: check it, draw it anew if it is an image, keep it. */
export async function storeUpload(
  files: Files,
  upload: Upload,
  rules: Pick<UploadRules, 'extensions' | 'maxKb'>,
  wishes: ImageWishes = {},
): Promise<StoredUpload | UploadRefusal | ImageRefusal> {
  const checked = await checkUpload(upload, rules)
  if (!checked.ok) return checked
  const { fileName, mimeType, extension } = checked
  const kept: Record<string, { key: string; bytes: Buffer }> = {}
  if (isImage(extension)) {
    const image = await prepareImage(checked.bytes, wishes)
    if (!image.ok) return image
    for (const [name, bytes] of [...Object.entries(image.thumbnails), [whole, image.original] as const])
      kept[name] = { key: newFileKey(image.extension), bytes }
  } else kept[whole] = { key: newFileKey(extension), bytes: checked.bytes }
  await putAll(files, Object.values(kept), mimeType)
  const { [whole]: main, ...small } = kept
  const thumbnails = Object.fromEntries(Object.entries(small).map(([name, { key }]) => [name, key]))
  return { ok: true, key: main!.key, thumbnails, fileName, mimeType, extension, size: main!.bytes.length }
}

/** No name that a caller gives a size. */
const whole = ''

/** All or none. */
async function putAll(
  files: Files,
  kept: { key: string; bytes: Buffer }[],
  contentType: string,
): Promise<void> {
  try {
    for (const { key, bytes } of kept) await files.put(key, bytes, { contentType })
  } catch (error) {
    await Promise.allSettled(kept.map(({ key }) => files.remove(key)))
    throw error
  }
}
