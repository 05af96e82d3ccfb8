import { drawImage } from './draw-image.ts'
import type { ImageTask } from './images.ts'

/** Re-encodes one image at a time; ends with its parent. */
process.on('message', async ({ bytes, options }: ImageTask) => {
  const drawn = await drawImage(bytes, options)
  process.send?.(drawn)
})
process.on('disconnect', () => process.exit())
