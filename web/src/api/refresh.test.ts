import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from './api-failure.ts'
import { memoryStorage } from './memory-storage.ts'
import { createRefresher, type RefreshParts } from './refresh.ts'
import { readToken, saveToken, type TokenPair } from './token.ts'

const token = (subject: string, turn: number) => `h.${btoa(JSON.stringify({ sub: subject, turn }))}.s`
const pair = (turn: number, subject = '7'): TokenPair => ({
  token_type: 'Bearer',
  expires_in: 900,
  access_token: token(subject, turn),
  refresh_token: `refresh-${turn}`,
  expires_at: 1_800_000_000,
})

/** A lock shared by tabs. */
function sharedLock(): RefreshParts['alone'] {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine
  }
}

function tab(over: Partial<RefreshParts> = {}) {
  const parts = {
    exchange: vi.fn(async () => pair(2)),
    alone: sharedLock(),
    end: vi.fn(),
    reload: vi.fn(),
    ...over,
  }
  return { parts, refresher: createRefresher(parts) }
}

describe('refreshing the token', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    saveToken(pair(1))
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is done once for all the requests that were refused meanwhile', {
    tags: ['AUTH-008', 'AUTH-009'],
  }, async () => {
    const { parts, refresher } = tab()
    const waiting = [1, 2, 3].map(() => refresher.refresh(pair(1).access_token))
    expect(refresher.isRefreshing()).toBe(true)
    expect(await Promise.all(waiting)).toEqual([pair(2), pair(2), pair(2)])
    expect(parts.exchange).toHaveBeenCalledExactlyOnceWith('refresh-1')
    expect(refresher.isRefreshing()).toBe(false)
    expect(readToken()).toEqual(pair(2))
  })

  it('is done by one of twenty tabs; the others take what it got', async () => {
    const alone = sharedLock()
    const exchange = vi.fn(async () => pair(2))
    const tabs = Array.from({ length: 20 }, () => tab({ alone, exchange }))
    const got = await Promise.all(tabs.map(({ refresher }) => refresher.refresh(pair(1).access_token)))
    expect(exchange).toHaveBeenCalledTimes(1)
    expect(new Set(got.map(one => one.access_token))).toEqual(new Set([pair(2).access_token]))
    for (const { parts } of tabs) expect(parts.end).not.toHaveBeenCalled()
  })

  it('loads the page anew when somebody else signed in in another tab', { tags: 'ERR-003' }, async () => {
    const { parts, refresher } = tab()
    saveToken(pair(5, '8'))
    await expect(refresher.refresh(pair(1).access_token)).rejects.toBeInstanceOf(ApiFailure)
    expect(parts.reload).toHaveBeenCalledOnce()
    expect(parts.exchange).not.toHaveBeenCalled()
  })

  it.each([400, 401, 403])(
    'ends the session when it is refused with %i',
    { tags: ['AUTH-017', 'ERR-012'] },
    async status => {
      const exchange = async () => Promise.reject(new ApiFailure(status))
      const { parts, refresher } = tab({ exchange })
      const queued = [1, 2].map(() => refresher.refresh(pair(1).access_token).catch(error => error.status))
      expect(await Promise.all(queued)).toEqual([status, status])
      expect(parts.end).toHaveBeenCalledExactlyOnceWith('re-authorization')
    },
  )

  it.each([0, 429, 500, 503])('keeps the session when the server only is away (%i)', async status => {
    const exchange = async () => Promise.reject(new ApiFailure(status))
    const { parts, refresher } = tab({ exchange })
    await expect(refresher.refresh(pair(1).access_token)).rejects.toBeInstanceOf(ApiFailure)
    expect(parts.end).not.toHaveBeenCalled()
    expect(readToken()).toEqual(pair(1))
  })
})
