import { drawImage } from './draw-image.ts'
import type { ImageTask } from './images.ts'

/** The process that re-encodes images, one at a time; it ends with its parent. */
process.on('message', async ({ bytes, wishes }: ImageTask) => {
  const drawn = await drawImage(bytes, wishes)
  process.send?.(drawn)
})
process.on('disconnect', () => process.exit())
