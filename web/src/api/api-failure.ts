import type { ErrorEntry } from '#contract/shared/errors.ts'

/** A call that was refused or never arrived. `status` is 0 when there was no answer. */
export class ApiFailure extends Error {
  readonly status: number
  readonly entries: readonly ErrorEntry[]
  /** The record as it is now, with 409 alone. */
  readonly data: unknown
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** The call was the exchange of a refresh token, which its waiting requests fail with. */
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

/** Answers of the server that do not fit the contract. */
export class UnexpectedAnswer extends Error {
  constructor(cause: unknown) {
    super('Incoming data from the server to the client is not valid', { cause })
    this.name = 'UnexpectedAnswer'
  }
}

/**
 * What the server refused with; undefined for an answer that does not fit, of which every screen has told already.
 * Anything else is a mistake of ours, and goes on.
 */
export function refusalIn(failure: unknown): ApiFailure | undefined {
  if (failure instanceof ApiFailure) return failure
  if (failure instanceof UnexpectedAnswer) return undefined
  throw failure
}

/** Whether a call was given up by its own caller, which is no failure. */
export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
