import { drawImage } from './draw-image.ts'
import type { ImageTask } from './images.ts'

/** The process in which images are drawn, one at a time; it ends with the one that started it. */
process.on('message', async ({ bytes, wishes }: ImageTask) => {
  const drawn = await drawImage(bytes, wishes)
  process.send?.(drawn)
})
process.on('disconnect', () => process.exit())
