import { extensionOf, imageMinSide, uploadMaxKb } from '#contract/shared/uploads.ts'

/** Pixels of the longer side: plates and cracks stay legible, and the server's limit is 4096. */
const longestSide = 2560
const heavyKb = 2048
/** For small size limits: images on pages. */
const smallSide = 1600
const quality = 0.85

const photoExtensions = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'avif']
/** Sent unchanged. */
const acceptedExtensions = ['jpg', 'jpeg', 'png']

export const isPhoto = (file: File): boolean => photoExtensions.includes(extensionOf(file.name))

/**
 * Makes a photo small enough for a slow connection: JPEG, upright, without EXIF. Other files, and photos
 * that the browser cannot decode, stay unchanged.
 */
export async function smallerPhoto(file: File, maxKb = uploadMaxKb): Promise<File> {
  if (!isPhoto(file)) return file
  try {
    return await redrawn(file, maxKb)
  } catch (error) {
    console.warn('The photo is sent as it is', error)
    return file
  }
}

async function redrawn(file: File, maxKb: number): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const isAccepted = acceptedExtensions.includes(extensionOf(file.name))
    const isHeavy = file.size > Math.min(maxKb, heavyKb) * 1024
    const size = fitted(picture, isHeavy && maxKb < heavyKb ? smallSide : longestSide)
    if (isAccepted && !isHeavy && size.width === picture.width) return file
    const drawn = await jpegOf(picture, size)
    if (isAccepted && drawn.size >= file.size) return file
    const name = `${file.name.slice(0, file.name.lastIndexOf('.'))}.jpg`
    return new File([drawn], name, { type: drawn.type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}

/** Keeps the aspect ratio; the shorter side keeps the minimum of an image. */
export function fitted({ width, height }: { width: number; height: number }, side = longestSide) {
  const shorter = Math.min(width, height)
  const least = shorter < imageMinSide ? 0 : imageMinSide / shorter
  const share = Math.min(1, Math.max(side / Math.max(width, height), least))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

async function jpegOf(picture: ImageBitmap, { width, height }: ReturnType<typeof fitted>): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context || !isReadable(context)) throw new Error('This browser lets no picture be drawn')
  // JPEG has no transparency; unpainted areas would be black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The picture is too large to be drawn'))),
      'image/jpeg',
      quality,
    ),
  )
}

/** Browsers with fingerprinting protection return noise from a canvas. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#123456'
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return Math.abs(red - 0x12) + Math.abs(green - 0x34) + Math.abs(blue - 0x56) < 12
}
