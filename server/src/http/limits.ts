import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '../operation/refusal.ts'

/** How long a caller who was refused is asked to wait, in seconds. */
export const retryAfterSeconds = 30

export interface Limits {
  /** Counts a call; throws 429 when this key has had its share of the last minute. */
  take(key: string | number, now: Date, limit?: number): void
}

/** A sliding minute per key, in this process's memory: a guard for the server, not a quota of the product. */
export function openLimits(perMinute: number): Limits {
  const windows = new Map<string | number, { start: number; count: number; previous: number }>()
  return {
    take(key, now, limit = perMinute) {
      const minute = Math.floor(now.getTime() / 60_000)
      const window = windows.get(key)
      if (window?.start !== minute) {
        const previous = window && window.start === minute - 1 ? window.count : 0
        windows.set(key, { start: minute, count: 0, previous })
        if (windows.size > 10_000)
          for (const [old, { start }] of windows) if (start < minute - 1) windows.delete(old)
      }
      const current = windows.get(key)!
      const share = 1 - (now.getTime() % 60_000) / 60_000
      if (current.count + current.previous * share >= limit) {
        throw refusal(commonErrors.too_many_requests, { params: { seconds: retryAfterSeconds } })
      }
      current.count++
    },
  }
}
