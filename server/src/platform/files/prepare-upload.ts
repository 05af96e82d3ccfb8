import type { UploadRules } from '#contract/shared/uploads.ts'
import { checkUpload, isImage, type Upload, type UploadRefusal } from './check-upload.ts'
import { newFileKey } from './files.ts'
import { type ImageRefusal, prepareImage } from './images.ts'

export interface PreparedUpload {
  ok: true
  key: string
  /** Thumbnail -> key; empty if it is no image. */
  thumbnails: Record<string, string>
  fileName: string
  mimeType: string
  size: number
  contents: { key: string; bytes: Buffer }[]
}

/** The only way from an upload to storage. */
export async function prepareUpload(
  upload: Upload,
  rules: Pick<UploadRules, 'extensions' | 'maxKb' | 'thumbnails' | 'thumbnailFit' | 'minSide' | 'maxSide'>,
): Promise<PreparedUpload | UploadRefusal | ImageRefusal> {
  const checked = await checkUpload(upload, rules)
  if (!checked.ok) return checked
  const { fileName, mimeType, extension } = checked
  if (!isImage(extension)) {
    const main = { key: newFileKey(extension), bytes: checked.bytes }
    return {
      ok: true,
      key: main.key,
      thumbnails: {},
      fileName,
      mimeType,
      size: checked.size,
      contents: [main],
    }
  }
  const image = await prepareImage(checked.bytes, rules)
  if (!image.ok) return image
  const main = { key: newFileKey(image.extension), bytes: image.original }
  const small = Object.entries(image.thumbnails).map(([name, bytes]) => ({
    name,
    key: newFileKey(image.extension),
    bytes,
  }))
  return {
    ok: true,
    key: main.key,
    thumbnails: Object.fromEntries(small.map(({ name, key }) => [name, key])),
    fileName,
    mimeType,
    size: main.bytes.length,
    contents: [main, ...small],
  }
}
