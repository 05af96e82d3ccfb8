import { describe, expect, it } from 'vitest'
import { faultsOf, fileSize, uploadExtensions, uploadMaxKb } from './file-check.ts'

const rules = { extensions: uploadExtensions, maxKb: uploadMaxKb }

describe('a file before it is sent', () => {
  it('may have 10240 KB of 1024 bytes and not one more [CONST-001] [ERR-028]', () => {
    expect(faultsOf({ name: 'a.pdf', size: 10240 * 1024 }, rules)).toEqual([])
    expect(faultsOf({ name: 'a.pdf', size: 10240 * 1024 + 1 }, rules)).toEqual([
      { kind: 'size', maxKb: 10240 },
    ])
  })

  it('needs one of the endings, written large or small [CONST-002] [ERR-029]', () => {
    expect(faultsOf({ name: 'Photo.JPG', size: 1 }, rules)).toEqual([])
    for (const name of ['a.exe', 'pdf', 'a.pdf.svg', '.'])
      expect(faultsOf({ name, size: 1 }, rules)).toEqual([
        { kind: 'extension', extensions: uploadExtensions },
      ])
  })

  it('says everything that is wrong at once', () => {
    expect(faultsOf({ name: 'a.exe', size: 99_999_999 }, rules)).toHaveLength(2)
  })

  it('shows sizes as people say them', () => {
    expect(fileSize(12)).toBe('12 B')
    expect(fileSize(219_136)).toBe('214 KB')
    expect(fileSize(5 * 1024 * 1024)).toBe('5.0 MB')
  })
})
