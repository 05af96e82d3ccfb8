import { useDeferredValue, useMemo } from 'react'

interface Read<Answer> {
  data: Answer | undefined
  isPlaceholderData: boolean
}

interface Shown<Answer> {
  answer: Answer | undefined
  /** The answered query, serialized. */
  query: string
  /** The answer is that of an earlier query. */
  isStale: boolean
}

/**
 * The shown answer of a list. A new answer renders with low priority, while the previous rows stay. The
 * first one is not deferred, which would delay it behind the rest of the page.
 */
export function useShownAnswer<Answer>(
  { data, isPlaceholderData }: Read<Answer>,
  query: unknown,
): Shown<Answer> {
  const key = JSON.stringify(query)
  const latest = useMemo(() => ({ data, isPlaceholderData, key }), [data, isPlaceholderData, key])
  const deferred = useDeferredValue(latest)
  const shown = deferred.data === undefined ? latest : deferred
  return { answer: shown.data, query: shown.key, isStale: shown.isPlaceholderData || shown.key !== key }
}
