import { startTransition, useEffect, useState } from 'react'
import type { ListView } from './list-view.ts'

/** No more than a slow phone draws in a moment. */
const portion = 12

/**
 * How many rows are drawn so far: those that the window has room for come first and the others in portions after them,
 * so that nobody who presses or types in the meantime waits for all.
 */
export function useDrawnCount<Row>(
  { rows, row, query, returnsTo }: ListView<Row>,
  countInSight: () => number,
): number {
  const [inSight] = useState(countInSight)
  const [drawn, setDrawn] = useState({ query, count: inSight })
  // The way back leads to a row, which has to be there.
  const place =
    returnsTo === undefined ? -1 : (rows ?? []).findIndex(one => String(row.keyOf(one)) === returnsTo)
  const count = Math.max(drawn.query === query ? drawn.count : inSight, place + 1 + inSight)
  const isMore = rows !== undefined && count < rows.length
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn({ query, count: count + portion }))
  }, [isMore, query, count])
  return count
}
