import { drawImage } from './draw-image.ts'
import type { ImageTask } from './images.ts'

/** The process that re-encodes images, one at a time; it ends with its parent. */
process.on('message', async ({ bytes, options }: ImageTask) => {
  const drawn = await drawImage(bytes, options)
  process.send?.(drawn)
})
process.on('disconnect', () => process.exit())
