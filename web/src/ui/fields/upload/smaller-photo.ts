import { extensionOf, imageMinSide, uploadMaxKb } from '#contract/shared/uploads.ts'

/** The longer side in pixels: a plate or a crack can still be read, and the server keeps no more than 4096. */
const longestSide = 2560
const heavyKb = 2048
/** Where only little may be sent: a picture for a page. */
const littleSide = 1600
const quality = 0.85

const photoExtensions = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'avif']
/** What the server takes as it is. */
const takenExtensions = ['jpg', 'jpeg', 'png']

/** Whether the file may become a smaller one. */
export const isPhoto = (file: File): boolean => photoExtensions.includes(extensionOf(file.name))

/**
 * A photo small enough to be sent from a yard with little signal: as JPEG, upright, without what the camera wrote into
 * it. Anything else, and what this browser cannot draw, stays as it is.
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
    const isTaken = takenExtensions.includes(extensionOf(file.name))
    const isHeavy = file.size > Math.min(maxKb, heavyKb) * 1024
    const size = fitted(picture, isHeavy && maxKb < heavyKb ? littleSide : longestSide)
    if (isTaken && !isHeavy && size.width === picture.width) return file
    const drawn = await jpegOf(picture, size)
    if (isTaken && drawn.size >= file.size) return file
    const name = `${file.name.slice(0, file.name.lastIndexOf('.'))}.jpg`
    return new File([drawn], name, { type: drawn.type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}

/** Width and height within the limit, in the same proportion; the shorter one stays long enough for an image. */
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
  // JPEG knows no transparency: what a drawing leaves open would be black.
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

/** A browser that guards against being recognised hands out noise instead of the picture. */
function isReadable(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = '#123456'
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return Math.abs(red - 0x12) + Math.abs(green - 0x34) + Math.abs(blue - 0x56) < 12
}
