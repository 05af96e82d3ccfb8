import { ApiFailure } from '#web/api/api-failure.ts'
import { isUndecided } from '#web/api/idempotency-keys.ts'
import type { UploadEntry, UploadRefusal } from './upload.ts'

interface UploadOutcome {
  trouble?: UploadEntry['trouble']
  refusal?: UploadRefusal
  /** From `Retry-After`. */
  waitMs?: number
}

/** Signed out, timeout, too many requests: none of them concerns the file. */
const temporary: readonly number[] = [401, 408, 429]

/** Whether a failed upload is retried or refused. */
export function outcomeOf(failure: unknown): UploadOutcome {
  const status = failure instanceof ApiFailure ? failure.status : undefined
  if (status === 0) return { trouble: 'offline' }
  const isRefresh = failure instanceof ApiFailure && failure.isRefresh
  if (isUndecided(failure) || isRefresh || (status !== undefined && temporary.includes(status))) {
    const seconds = failure instanceof ApiFailure ? (failure.retryAfter ?? 0) : 0
    return { trouble: 'busy', waitMs: seconds * 1000 }
  }
  if (status === undefined) console.error(failure)
  const [entry] = failure instanceof ApiFailure ? failure.entries : []
  return { refusal: { title: entry?.title ?? 'records.uploads.not_taken' } }
}
