import { useDeferredValue, useMemo } from 'react'

interface Read<Answer> {
  data: Answer | undefined
  isPlaceholderData: boolean
}

interface Shown<Answer> {
  answer: Answer | undefined
  /** What it answers, as text. */
  query: string
  /** It is that of an earlier query. */
  isStale: boolean
}

/**
 * What of a list is shown. A new answer is drawn in pieces: nobody who presses or types in the meantime waits until all
 * of its rows are there, and the former ones stay as long. Before the first answer there are none to keep: it is drawn
 * at once, as what waits for the rest of the page to be drawn comes later.
 */
export function useShownAnswer<Answer>(
  { data, isPlaceholderData }: Read<Answer>,
  query: unknown,
): Shown<Answer> {
  const asked = JSON.stringify(query)
  const latest = useMemo(() => ({ data, isPlaceholderData, asked }), [data, isPlaceholderData, asked])
  const deferred = useDeferredValue(latest)
  const shown = deferred.data === undefined ? latest : deferred
  return { answer: shown.data, query: shown.asked, isStale: shown.isPlaceholderData || shown.asked !== asked }
}
