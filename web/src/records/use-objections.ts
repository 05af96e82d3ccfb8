import { useEffect, useRef, useState } from 'react'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { validate } from '#web/api/validate.ts'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'

/**
 * The server's objections to a write, before the user is asked; undefined until they are known. If it
 * cannot be reached, `onClose` is called.
 */
export function useObjections<const E extends Endpoint>(
  endpoint: E,
  /** Undefined: nothing is asked. */
  input: CallInput<E> | undefined,
  onClose: () => void,
): readonly ErrorEntry[] | undefined {
  const [objections, setObjections] = useState<readonly ErrorEntry[]>()
  const asked = input && JSON.stringify(input)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    setObjections(undefined)
    if (asked === undefined) return
    const asking = new AbortController()
    validate(endpoint, JSON.parse(asked), { signal: asking.signal }).then(
      found => asking.signal.aborted || setObjections(found),
      failure => {
        if (isAborted(failure)) return
        showRefusal(failure)
        close.current()
      },
    )
    return () => asking.abort()
  }, [endpoint, asked])
  return objections
}
