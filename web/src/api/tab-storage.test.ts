import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryStorage } from './memory-storage.ts'
import { dropTab, readTab, writeTab } from './tab-storage.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it('keeps a value under a name that begins with HL__', { tags: 'PLAT-042' }, () => {
  writeTab('draft', { notes: 'Brakes' })
  expect(sessionStorage.getItem('HL__draft')).toBe('{"notes":"Brakes"}')
  expect(readTab('draft')).toEqual({ notes: 'Brakes' })
  dropTab('draft')
  expect(readTab('draft')).toBeUndefined()
})

it('treats a value that cannot be read as missing', () => {
  sessionStorage.setItem('HL__draft', '{"notes":')
  expect(readTab('draft')).toBeUndefined()
})

it('lets people work where the browser forbids the storage', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  writeTab('draft', { notes: 'Brakes' })
  expect(readTab('draft')).toBeUndefined()
  dropTab('draft')
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})
