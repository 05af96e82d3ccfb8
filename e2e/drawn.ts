import type { Page } from '@playwright/test'

/** A square picture. */
export async function drawn(where: Page, side: number): Promise<Buffer> {
  const address = await where.evaluate(pixels => {
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = pixels
    canvas.getContext('2d')?.fillRect(0, 0, pixels, pixels / 2)
    return canvas.toDataURL('image/png')
  }, side)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
