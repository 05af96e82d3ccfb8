import { drawImage } from './draw-image.ts'
import type { ImageTask } from './images.ts'

process.on('message', async ({ bytes, options }: ImageTask) => {
  const drawn = await drawImage(bytes, options)
  process.send?.(drawn)
})
process.on('disconnect', () => process.exit())
