import { useMemo, useRef } from 'react'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import type { WorkValues } from '../values/repair-order-values.ts'
import { noErrors, type WorkErrors, workErrors } from './work-errors.ts'

/** Errors by card key; unchanged errors stay the same object. */
export function useSteadyErrors(
  entries: readonly ErrorEntry[],
  works: readonly WorkValues[],
): (key: string) => WorkErrors {
  const before = useRef<ReadonlyMap<string, WorkErrors>>(new Map())
  const latest = useRef(works)
  latest.current = works
  // Not recomputed when the works change: indexes refer to the works that were validated.
  return useMemo(() => {
    const next = workErrors(entries, latest.current)
    for (const [key, errors] of next) {
      const old = before.current.get(key)
      if (old && JSON.stringify(old) === JSON.stringify(errors)) next.set(key, old)
    }
    before.current = next
    return key => next.get(key) ?? noErrors
  }, [entries])
}
