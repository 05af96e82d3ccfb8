import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stayConnected } from './stay-connected.ts'

/** Refuses connections until `accept` is called. */
function refusedLine() {
  const heard = new Map<string, (reason: string) => void>()
  return {
    active: false,
    connect: vi.fn(),
    on: (event: string, listener: (reason: string) => void) => heard.set(event, listener),
    say: (event: string, reason = '') => heard.get(event)?.(reason),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a connection that the server refuses', () => {
  it('is tried again with a new token, after ever longer waits, while there is no token to be had', async () => {
    const line = refusedLine()
    const renew = vi.fn().mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'))
    renew.mockResolvedValue(undefined)
    stayConnected(line, { renew, isSignedIn: () => true, random: () => 1 })
    line.say('connect_error')
    await vi.advanceTimersByTimeAsync(1000)
    expect([renew.mock.calls.length, line.connect.mock.calls.length]).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(2000)
    expect([renew.mock.calls.length, line.connect.mock.calls.length]).toEqual([2, 0])
    await vi.advanceTimersByTimeAsync(4000)
    expect([renew.mock.calls.length, line.connect.mock.calls.length]).toEqual([3, 1])
  })

  it('is tried again when the server closed it, and left to itself when it was lost', async () => {
    const line = refusedLine()
    stayConnected(line, { renew: async () => {}, isSignedIn: () => true })
    line.say('disconnect', 'io server disconnect')
    await vi.advanceTimersByTimeAsync(1000)
    expect(line.connect).toHaveBeenCalledOnce()
    line.active = true
    line.say('connect_error')
    line.say('disconnect', 'transport close')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(line.connect).toHaveBeenCalledOnce()
  })

  it('is given up when nobody is signed in any more, or the page is left', async () => {
    for (const end of ['signed out', 'left'] as const) {
      const line = refusedLine()
      let isSignedIn = true
      const stop = stayConnected(line, {
        renew: () => Promise.reject(new Error('refused')),
        isSignedIn: () => isSignedIn,
      })
      line.say('connect_error')
      await vi.advanceTimersByTimeAsync(1000)
      if (end === 'left') stop()
      else isSignedIn = false
      await vi.advanceTimersByTimeAsync(600_000)
      expect(line.connect).not.toHaveBeenCalled()
      expect(vi.getTimerCount()).toBe(0)
    }
  })
})
