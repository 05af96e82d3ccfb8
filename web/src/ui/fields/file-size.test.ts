import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it('shows sizes as people say them', () => {
  expect(fileSize(12)).toBe('12 B')
  expect(fileSize(219_136)).toBe('214 KB')
  expect(fileSize(5 * 1024 * 1024)).toBe('5.0 MB')
})
