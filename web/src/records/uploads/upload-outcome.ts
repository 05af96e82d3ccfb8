import { ApiFailure } from '#web/api/api-failure.ts'
import { isUndecided } from '#web/api/idempotency-keys.ts'
import type { UploadEntry, UploadRefusal } from './upload.ts'

interface UploadOutcome {
  /** It failed for something that passes. */
  trouble?: UploadEntry['trouble']
  /** The server's last word. */
  refusal?: UploadRefusal
  /** How long the server wants to be left alone. */
  waitMs?: number
}

/** Signed out, too slow, too many: none of it is about the file. */
const passing: readonly number[] = [401, 408, 429]

/** What a failed attempt means for the file. */
export function outcomeOf(failure: unknown): UploadOutcome {
  const status = failure instanceof ApiFailure ? failure.status : undefined
  if (status === 0) return { trouble: 'offline' }
  const isRefresh = failure instanceof ApiFailure && failure.isRefresh
  if (isUndecided(failure) || isRefresh || (status !== undefined && passing.includes(status))) {
    const seconds = failure instanceof ApiFailure ? (failure.retryAfter ?? 0) : 0
    return { trouble: 'busy', waitMs: seconds * 1000 }
  }
  if (status === undefined) console.error(failure)
  const [entry] = failure instanceof ApiFailure ? failure.entries : []
  return { refusal: { title: entry?.title ?? 'records.uploads.not_taken' } }
}
