import { ApiFailure, UnexpectedAnswer } from './api-failure.ts'

/** One key per action: the same input again, while the first has no response, is the same action. */
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
 * Whether the write may have succeeded anyway, so that a retry uses the same key: there was no
 * response or an unreadable one, the server failed, or it is still processing the first request.
 */
export const isUndecided = (failure: unknown): boolean =>
  failure instanceof UnexpectedAnswer ||
  (failure instanceof ApiFailure &&
    (failure.status === 0 || failure.status >= 500 || failure.has('request_in_flight')))

/** Files are not part of the JSON. */
const fileMark = (file: Blob | File) => [
  file.size,
  file.type,
  ...(file instanceof File ? [file.name, file.lastModified] : []),
]
