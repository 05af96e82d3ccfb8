import { z } from 'zod'
import { id } from '../shared/fields.ts'
import { imageExtensions, thumbnailSize, type UploadRules } from '../shared/uploads.ts'

export const galleryMax = 5

/** What the server takes. A browser sends no more than `partImageSentMaxKb`. */
export const mainImageRules: UploadRules = {
  extensions: imageExtensions,
  maxKb: 2048,
  maxCount: 1,
  // Twice what is shown, for screens of that density.
  thumbnails: { thumbnail: thumbnailSize * 2 },
  thumbnailFit: 'inside',
}
export const galleryRules: UploadRules = { ...mainImageRules, maxCount: galleryMax }

export const partImageSentMaxKb = 1000

export const partImage = z.object({
  id,
  /** As it was uploaded. */
  name: z.string(),
  /** Below the API, to be fetched with the token. */
  url: z.string(),
  /** All of it within a square: nothing is cut off. */
  thumbnail_url: z.string(),
  mime_type: z.string(),
  /** Bytes. */
  size: z.number().int(),
})
export type PartImage = z.infer<typeof partImage>

/**
 * The order of the gallery: ids of its images, and 0 for each of those that are sent along, as they come. What is not
 * named follows.
 */
export const galleryOrder = z.array(z.number().int().min(0)).max(galleryMax).optional()
