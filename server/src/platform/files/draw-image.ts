import sharp, { type Sharp } from 'sharp'
import type { ImageOptions, ImageRefusal, PreparedImage } from './images.ts'

/** 50 megapixels, as large phone cameras take; 150 MB decoded. */
const maxMegapixels = 50
const longestSide = 4096

sharp.cache(false)
sharp.concurrency(1)

export async function drawImage(
  bytes: Uint8Array,
  options: ImageOptions,
): Promise<PreparedImage | ImageRefusal> {
  try {
    return await draw(bytes, options)
  } catch (error) {
    return error instanceof Error && error.message.includes('exceeds pixel limit')
      ? tooLarge(options)
      : { ok: false, code: 'file_unreadable', params: {} }
  }
}

const tooLarge = ({ maxSide }: ImageOptions): ImageRefusal =>
  maxSide
    ? { ok: false, code: 'image_sides_too_long', params: { max: maxSide } }
    : { ok: false, code: 'image_too_large', params: { max_megapixels: maxMegapixels } }

async function draw(
  bytes: Uint8Array,
  { thumbnails = {}, thumbnailFit = 'cover', minSide = 1, maxSide }: ImageOptions,
): Promise<PreparedImage | ImageRefusal> {
  const { format, autoOrient } = await read(bytes, maxSide).metadata()
  if (format !== 'jpeg' && format !== 'png') return { ok: false, code: 'file_unreadable', params: {} }
  if (Math.min(autoOrient.width, autoOrient.height) < minSide) {
    return { ok: false, code: 'image_too_small', params: { min: minSide } }
  }
  if (maxSide && Math.max(autoOrient.width, autoOrient.height) > maxSide) return tooLarge({ maxSide })
  const encode = (image: Sharp) =>
    format === 'png' ? image.png({ compressionLevel: 7 }) : image.jpeg({ quality: 85 })
  const whole = read(bytes, maxSide).resize(longestSide, longestSide, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  const { data: original, info } = await encode(whole).toBuffer({ resolveWithObject: true })
  const small: Record<string, Buffer> = {}
  for (const [name, side] of Object.entries(thumbnails)) {
    small[name] = await encode(
      sharp(original).resize(side, side, {
        fit: thumbnailFit,
        withoutEnlargement: thumbnailFit === 'inside',
      }),
    ).toBuffer()
  }
  return {
    ok: true,
    mimeType: format === 'png' ? 'image/png' : 'image/jpeg',
    extension: format === 'png' ? 'png' : 'jpg',
    width: info.width,
    height: info.height,
    original,
    thumbnails: small,
  }
}

const read = (bytes: Uint8Array, maxSide?: number): Sharp =>
  sharp(bytes, {
    // Read row by row, so the large image is never whole in memory.
    limitInputPixels: maxSide ? maxSide ** 2 : maxMegapixels * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
    autoOrient: true,
  })
