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

// Loaded anew, with the decoders watched: another file may have loaded it before.
vi.resetModules()
const { prepareImage } = await import('./images.ts')

it('makes the sizes of a photo, squares of 48 and 150, and the whole', { tags: 'PROF-002' }, async () => {
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

it('keeps a PNG a PNG, with what is transparent', async () => {
  const image = await prepareImage(await png())
  if (!image.ok) throw new Error(image.code)
  expect(await sharp(image.original).metadata()).toMatchObject({ format: 'png', hasAlpha: true, width: 300 })
})

it('stands upright what a phone held sideways, and forgets where it was taken', async () => {
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

it('leaves nothing of what was hidden in or behind the picture', async () => {
  const hidden = Buffer.from('PK\u0003\u0004 <script>alert(1)</script>')
  const image = await prepareImage(Buffer.concat([await jpeg(), hidden]))
  if (!image.ok) throw new Error(image.code)
  expect(image.original.includes('<script')).toBe(false)
})

it('makes the very large smaller', async () => {
  const image = await prepareImage(await jpeg(5000, 1000))
  expect(image).toMatchObject({ ok: true, width: 4096, height: 819 })
})

it('refuses what is too small, what floods with pixels and what is broken', async () => {
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

it('processes many at once without losing one', async () => {
  const source = await jpeg()
  const images = await Promise.all(
    Array.from({ length: 12 }, (_, i) => prepareImage(i % 3 ? source : Buffer.from('x'))),
  )
  expect(images.filter(image => image.ok).length).toBe(8)
})

it('a picture that crashes the decoder counts as unreadable, and the next one is processed', async () => {
  await prepareImage(await jpeg())
  const drawing = prepareImage(await jpeg(7000, 7000))
  await new Promise(resolve => setTimeout(resolve, 60))
  killDecoder()
  expect(await drawing).toMatchObject({ ok: false, code: 'file_unreadable' })
  expect(await prepareImage(await jpeg())).toMatchObject({ ok: true })
})

it('a decoder that ended in the meantime is replaced', async () => {
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
