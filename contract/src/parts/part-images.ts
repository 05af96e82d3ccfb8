import { z } from 'zod'
import { id } from '../shared/fields.ts'
import { imageExtensions, thumbnailSize, type UploadRules } from '../shared/uploads.ts'

export const galleryMax = 5

/** The server's limits; browsers shrink images to `partImageSentMaxKb`. */
export const mainImageRules: UploadRules = {
  extensions: imageExtensions,
  maxKb: 2048,
  maxCount: 1,
  // Twice the displayed size, for high-density screens.
  thumbnails: { thumbnail: thumbnailSize * 2 },
  thumbnailFit: 'inside',
}
export const galleryRules: UploadRules = { ...mainImageRules, maxCount: galleryMax }

export const partImageSentMaxKb = 1000

export const partImage = z.object({
  id,
  name: z.string(),
  url: z.string(),
  /** The whole image within a square. */
  thumbnail_url: z.string(),
  mime_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
})
export type PartImage = z.infer<typeof partImage>

/** Ids of the gallery's images in their order, with 0 for each newly uploaded one. Images not listed follow. */
export const galleryOrder = z.array(z.number().int().min(0)).max(galleryMax).optional()
