import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collected, debounced, draftMs, liveCheckMs, submitThrottleMs, throttle } from './timing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('submitting', () => {
  it('is throttled to once in 1000 ms', { tags: 'PLAT-040' }, () => {
    let now = 0
    const wait = throttle(submitThrottleMs, () => now)
    expect(wait()).toBe(0)
    now = 999
    expect(wait()).toBe(1)
    now = 1000
    expect(wait()).toBe(0)
    now = 1500
    expect(wait()).toBe(500)
  })
})

describe('live validation', () => {
  it('waits for a pause of 333 ms', { tags: 'PLAT-037' }, () => {
    const work = vi.fn()
    const check = debounced(liveCheckMs, work)
    check.call()
    vi.advanceTimersByTime(332)
    check.call()
    vi.advanceTimersByTime(332)
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledOnce()
  })

  it('aborts the previous request', () => {
    const signals: AbortSignal[] = []
    const check = debounced(liveCheckMs, signal => signals.push(signal))
    check.call()
    vi.advanceTimersByTime(400)
    check.call()
    expect(signals[0]?.aborted).toBe(true)
    vi.advanceTimersByTime(400)
    expect(signals[1]?.aborted).toBe(false)
    check.cancel()
    expect(signals[1]?.aborted).toBe(true)
  })
})

describe('storing a draft', () => {
  it('does not wait for a pause in typing: a killed tab loses at most 2 s', () => {
    const save = vi.fn()
    const draft = collected(draftMs, save)
    for (let typed = 0; typed < 20; typed++) {
      draft.call()
      vi.advanceTimersByTime(100)
    }
    expect(save).toHaveBeenCalledOnce()
  })

  it('stores unsaved values at once on leaving', () => {
    const save = vi.fn()
    const draft = collected(draftMs, save)
    draft.now()
    expect(save).not.toHaveBeenCalled()
    draft.call()
    draft.now()
    vi.advanceTimersByTime(5000)
    expect(save).toHaveBeenCalledOnce()
  })
})
