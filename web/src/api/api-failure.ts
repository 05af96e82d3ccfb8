import type { ErrorEntry } from '#contract/shared/errors.ts'

/** A request that was refused or failed. `status` is 0 if there was no response. */
export class ApiFailure extends Error {
  readonly status: number
  readonly entries: readonly ErrorEntry[]
  /** The current record, only with 409. */
  readonly data: unknown
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** The request was a token refresh; the requests waiting for it fail with it. */
  readonly isRefresh: boolean

  constructor(
    status: number,
    entries: readonly ErrorEntry[] = [],
    more: { data?: unknown; retryAfter?: number; isRefresh?: boolean; cause?: unknown } = {},
  ) {
    super(entries[0]?.title ?? (status === 0 ? 'No answer' : `Status ${status}`), { cause: more.cause })
    this.name = 'ApiFailure'
    this.status = status
    this.entries = entries
    this.data = more.data
    this.retryAfter = more.retryAfter
    this.isRefresh = more.isRefresh ?? false
  }

  has(code: string): boolean {
    return this.entries.some(entry => entry.code === code)
  }
}

/** Responses that do not match the contract. */
export class UnexpectedAnswer extends Error {
  constructor(cause: unknown) {
    super('Incoming data from the server to the client is not valid', { cause })
    this.name = 'UnexpectedAnswer'
  }
}

/**
 * The server's refusal; undefined for a response that does not match the contract, which was already reported globally.
 * Anything else is a bug and is thrown on.
 */
export function refusalIn(failure: unknown): ApiFailure | undefined {
  if (failure instanceof ApiFailure) return failure
  if (failure instanceof UnexpectedAnswer) return undefined
  throw failure
}

/** Whether the caller itself aborted the request, which is not a failure. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
