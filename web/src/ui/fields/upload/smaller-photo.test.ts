import { expect, it, vi } from 'vitest'
import { fitted, smallerPhoto } from './smaller-photo.ts'

it('keeps the aspect ratio, and the size of a small photo', () => {
  expect(fitted({ width: 4000, height: 3000 })).toEqual({ width: 2560, height: 1920 })
  expect(fitted({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 })
  expect(fitted({ width: 2560, height: 100 })).toEqual({ width: 2560, height: 100 })
  expect(fitted({ width: 9000, height: 1 })).toEqual({ width: 2560, height: 1 })
  expect(fitted({ width: 10_000, height: 300 })).toEqual({ width: 3333, height: 100 })
})

it('leaves documents and undecodable images unchanged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const name of ['scan.pdf', 'letter.docx', 'photo']) {
    const file = new File(['x'], name)
    expect(await smallerPhoto(file)).toBe(file)
  }
  expect(warned).not.toHaveBeenCalled()
  const photo = new File(['no picture'], 'IMG_0001.HEIC')
  expect(await smallerPhoto(photo)).toBe(photo)
})
