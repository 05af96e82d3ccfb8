import { useEffect, useRef, useState } from 'react'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { validate } from '#web/api/validate.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'

/** Validates a write and returns the server's objections; undefined until they arrive. Calls `onClose` on a failure. */
export function useObjections<const E extends Endpoint>(
  endpoint: E,
  /** Undefined: closed. */
  input: CallInput<E> | undefined,
  onClose: () => void,
): readonly ErrorEntry[] | undefined {
  const [objections, setObjections] = useState<readonly ErrorEntry[]>()
  const body = input && JSON.stringify(input)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    setObjections(undefined)
    if (body === undefined) return
    const validation = new AbortController()
    validate(endpoint, JSON.parse(body), { signal: validation.signal }).then(
      entries => validation.signal.aborted || setObjections(entries),
      failure => {
        if (isAborted(failure)) return
        showRefusal(failure)
        close.current()
      },
    )
    return () => validation.abort()
  }, [endpoint, body])
  return objections
}
