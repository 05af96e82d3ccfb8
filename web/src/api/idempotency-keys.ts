import { ApiFailure, UnexpectedAnswer } from './api-failure.ts'

/** One key per action: the same input without a response yet is the same action. */
export function idempotencyKeys() {
  let open: { input: string; key: string } | null = null
  return {
    keyFor(input: unknown): string {
      const text =
        JSON.stringify(input, (_, value) => (value instanceof Blob ? fileMark(value) : value)) ?? ''
      if (open?.input !== text) open = { input: text, key: crypto.randomUUID() }
      return open.key
    },
    done(): void {
      open = null
    },
  }
}

/**
 * Whether the write may have succeeded: no or an unreadable response, a server failure, or the first request
 * still running. A retry then uses the same key.
 */
export const isUndecided = (failure: unknown): boolean =>
  failure instanceof UnexpectedAnswer ||
  (failure instanceof ApiFailure &&
    (failure.status === 0 || failure.status >= 500 || failure.has('request_in_flight')))

const fileMark = (file: Blob | File) => [
  file.size,
  file.type,
  ...(file instanceof File ? [file.name, file.lastModified] : []),
]
