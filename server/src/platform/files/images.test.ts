import type { ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { imageMinSide, photoSizes } from '#contract/shared/uploads.ts'
import { jpeg, pixelFlood, png } from '#server/testing/sample-files.ts'

const decoders = vi.hoisted((): ChildProcess[] => [])
vi.mock('node:child_process', async importOriginal => {
  const original = await importOriginal<{ fork: typeof fork }>()
  const watched = (...args: Parameters<typeof fork>) => {
    const child = original.fork(...args)
    decoders.push(child)
    return child
  }
  return { ...original, fork: watched }
})

// Reloaded with a spy on the decoders: another file may have loaded it before.
vi.resetModules()
const { prepareImage } = await import('./images.ts')

it('makes squares of 48 and 150 and the full size of a photo', { tags: 'PROF-002' }, async () => {
  const image = await prepareImage(await jpeg(640, 400), { thumbnails: photoSizes, minSide: imageMinSide })
  if (!image.ok) throw new Error(image.code)
  expect([image.width, image.height, image.extension, image.mimeType]).toEqual([
    640,
    400,
    'jpg',
    'image/jpeg',
  ])
  for (const [name, side] of Object.entries(photoSizes))
    expect(await sharp(image.thumbnails[name]).metadata()).toMatchObject({
      format: 'jpeg',
      width: side,
      height: side,
    })
})

it('keeps the format and transparency of a PNG', async () => {
  const image = await prepareImage(await png())
  if (!image.ok) throw new Error(image.code)
  expect(await sharp(image.original).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 300 })
})

it('rotates by EXIF and removes the location', async () => {
  const taken = await sharp(await jpeg(640, 400))
    .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitude: '41/1 50/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(taken.includes('PhoneMaker')).toBe(true)
  const image = await prepareImage(taken)
  if (!image.ok) throw new Error(image.code)
  expect([image.width, image.height]).toEqual([400, 640])
  expect((await sharp(image.original).metadata()).exif).toBeUndefined()
  expect(image.original.includes('PhoneMaker')).toBe(false)
})

it('removes data hidden in or after the image', async () => {
  const hidden = Buffer.from('PK\u0003\u0004 <script>alert(1)</script>')
  const image = await prepareImage(Buffer.concat([await jpeg(), hidden]))
  if (!image.ok) throw new Error(image.code)
  expect(image.original.includes('<script')).toBe(false)
})

it('scales large images down', async () => {
  const image = await prepareImage(await jpeg(5000, 1000))
  expect(image).toMatchObject({ ok: true, width: 4096, height: 819 })
})

it('refuses too small, too large and broken images', async () => {
  expect(await prepareImage(await jpeg(99, 500), { minSide: 100 })).toEqual({
    ok: false,
    code: 'image_too_small',
    params: { min: 100 },
  })
  expect(await prepareImage(pixelFlood())).toMatchObject({ ok: false, code: 'image_too_large' })
  expect(await prepareImage((await jpeg()).subarray(0, 300))).toMatchObject({
    ok: false,
    code: 'file_unreadable',
  })
  expect(await prepareImage(Buffer.from('no picture'))).toMatchObject({ ok: false, code: 'file_unreadable' })
  const gif = await sharp(await png())
    .gif()
    .toBuffer()
  expect(await prepareImage(gif)).toMatchObject({ ok: false, code: 'file_unreadable' })
})

it('processes many at once', async () => {
  const source = await jpeg()
  const images = await Promise.all(
    Array.from({ length: 12 }, (_, i) => prepareImage(i % 3 ? source : Buffer.from('x'))),
  )
  expect(images.filter(image => image.ok).length).toBe(8)
})

it('reports an image that crashes the decoder as unreadable, and processes the next', async () => {
  await prepareImage(await jpeg())
  const drawing = prepareImage(await jpeg(7000, 7000))
  await new Promise(resolve => setTimeout(resolve, 60))
  killDecoder()
  expect(await drawing).toMatchObject({ ok: false, code: 'file_unreadable' })
  expect(await prepareImage(await jpeg())).toMatchObject({ ok: true })
})

it('replaces a decoder that ended while idle', async () => {
  await prepareImage(await jpeg())
  const ends = decoders.filter(child => child.exitCode === null && child.signalCode === null)
  const ended = Promise.all(ends.map(child => once(child, 'exit')))
  killDecoder()
  await ended
  expect(await prepareImage(await jpeg())).toMatchObject({ ok: true })
})

function killDecoder(): void {
  for (const child of decoders) child.kill('SIGKILL')
}
