import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encode, readStored, writeStored } from './local-storage.ts'
import { memoryStorage } from './memory-storage.ts'
import { isSignedIn, readToken, saveToken, subjectOf } from './token.ts'

const pair = {
  token_type: 'Bearer' as const,
  expires_in: 900,
  access_token: `h.${btoa(JSON.stringify({ sub: '7' }))}.s`,
  refresh_token: 'r',
  expires_at: 1_800_000_000,
}

describe('what is kept in the browser', () => {
  beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
  afterEach(() => vi.unstubAllGlobals())

  it('lies under names that begin with HL__', { tags: 'PLAT-042' }, () => {
    writeStored('language', 'uk')
    expect(localStorage.key(0)).toBe('HL__language')
  })

  it('is shifted by three characters, and reads back as it was', { tags: 'PLAT-043' }, () => {
    writeStored('auth', { a: 'Привіт 🚚' })
    expect(localStorage.getItem('HL__auth')).toMatch(/^~%d%=%/)
    expect(readStored('auth')).toEqual({ a: 'Привіт 🚚' })
    expect(encode('abc')).toBe('%def%')
  })

  it('is dropped when it cannot be decoded', () => {
    localStorage.setItem('HL__auth', '{"plain":"json"}')
    expect(readStored('auth')).toBeNull()
  })

  it('holds the token pair under auth, and is signed in by it', { tags: ['AUTH-007', 'PLAT-044'] }, () => {
    expect(isSignedIn()).toBe(false)
    vi.stubGlobal('window', { addEventListener() {} })
    saveToken(pair)
    expect(readStored('auth')).toEqual(pair)
    expect(readToken()).toEqual(pair)
    expect(isSignedIn()).toBe(true)
  })

  it('takes no token that is not a Bearer', { tags: 'AUTH-006' }, () => {
    expect(() => saveToken({ ...pair, token_type: 'Basic' as never })).toThrow()
    writeStored('auth', { ...pair, token_type: 'Basic' })
    expect(readToken()).toBeNull()
  })

  it('knows whom a token speaks for, and nothing of what is no token', () => {
    expect(subjectOf(pair.access_token)).toBe('7')
    expect(subjectOf('rubbish')).toBeNull()
  })
})
