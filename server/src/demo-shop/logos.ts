import sharp from 'sharp'
import { imageRules } from '#contract/shared/uploads.ts'
import { prepareUpload } from '#server/platform/files/index.ts'
import type { Shop } from '#server/platform/shop.ts'

/** Without letters, as fonts differ between machines. */
const tractor = (color: string) =>
  `<path d="M8 34h92v52H8z" fill="${color}"/><path d="M106 48h22l20 22v16h-42z" fill="#17212b"/>
   <g fill="#17212b"><circle cx="30" cy="90" r="11"/><circle cx="58" cy="90" r="11"/><circle cx="128" cy="90" r="11"/></g>
   <g fill="#fff"><circle cx="30" cy="90" r="4"/><circle cx="58" cy="90" r="4"/><circle cx="128" cy="90" r="4"/></g>`
const prairie = (color: string) =>
  `<g fill="none" stroke-linecap="round" stroke-width="7"><path stroke="#17212b" d="M176 92C226 62 276 62 330 92"/>
   <path stroke="${color}" d="M186 74C232 46 272 46 320 74"/><path stroke="#17212b" d="M200 56c36-20 70-20 106 0"/></g>
   <circle cx="253" cy="30" r="13" fill="${color}"/>`

const logos = {
  logo_key: `${tractor('#e8590c')}${prairie('#e8590c')}`,
  ecommerce_logo_key: `${tractor('#1d4ed8')}${prairie('#1d4ed8')}`,
}

export async function storeLogos(shop: Shop): Promise<Record<keyof typeof logos, string>> {
  const stored = await Promise.all(
    Object.entries(logos).map(async ([column, shapes]) => [column, await storeLogo(shop, shapes)] as const),
  )
  return Object.fromEntries(stored) as Record<keyof typeof logos, string>
}

async function storeLogo(shop: Shop, shapes: string): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 340 112" width="680" height="224">${shapes}</svg>`
  const content = await sharp(Buffer.from(svg)).png().toBuffer()
  const image = await prepareUpload({ content, fileName: 'logo.png' }, imageRules)
  if (!image.ok) throw new Error(`A logo of the demo shop is refused: ${image.code}`)
  for (const { key, bytes } of image.contents) {
    await shop.files.put(key, bytes, { contentType: image.mimeType })
  }
  return [image.thumbnails.xs, image.thumbnails.sm, image.key].join(' ')
}
