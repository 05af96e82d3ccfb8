import { ApiFailure, UnexpectedAnswer } from './api-failure.ts'

/** One key for each act: the same input again, while the first has no answer, is the same act. */
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
 * Whether the write may have been done all the same, so that it is asked for again under its key: nothing was
 * answered, or nothing that could be read, the server failed, or it is still at the first sending.
 */
export const isUndecided = (failure: unknown): boolean =>
  failure instanceof UnexpectedAnswer ||
  (failure instanceof ApiFailure &&
    (failure.status === 0 || failure.status >= 500 || failure.has('request_in_flight')))

/** Files do not show in JSON. */
const fileMark = (file: Blob | File) => [
  file.size,
  file.type,
  ...(file instanceof File ? [file.name, file.lastModified] : []),
]
