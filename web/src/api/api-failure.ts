import type { ErrorEntry } from '#contract/shared/errors.ts'

/** A refused or failed request; `status` is 0 without a response. */
export class ApiFailure extends Error {
  readonly status: number
  readonly entries: readonly ErrorEntry[]
  /** The current record, only with 409. */
  readonly data: unknown
  /** Seconds. */
  readonly retryAfter: number | undefined
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

/** A response that does not match the contract. */
export class UnexpectedAnswer extends Error {
  constructor(cause: unknown) {
    super('Incoming data from the server to the client is not valid', { cause })
    this.name = 'UnexpectedAnswer'
  }
}

/**
 * The server's refusal; undefined for a mismatched response, which was reported already. Other errors are
 * bugs and rethrown.
 */
export function refusalIn(failure: unknown): ApiFailure | undefined {
  if (failure instanceof ApiFailure) return failure
  if (failure instanceof UnexpectedAnswer) return undefined
  throw failure
}

export const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
