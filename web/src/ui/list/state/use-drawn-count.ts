import { startTransition, useEffect, useState } from 'react'
import type { ListView } from './list-view.ts'

/** Rows that a slow phone renders without noticeable delay. */
const portion = 12

/**
 * How many rows to render: first those in the viewport, then the rest in portions, so that input is not
 * blocked.
 */
export function useDrawnCount<Row>(
  { rows, row, query, returnsTo }: ListView<Row>,
  countInSight: () => number,
): number {
  const [inSight] = useState(countInSight)
  const [drawn, setDrawn] = useState({ query, count: inSight })
  // The row that the user returns to must be rendered.
  const place =
    returnsTo === undefined ? -1 : (rows ?? []).findIndex(one => String(row.keyOf(one)) === returnsTo)
  const count = Math.max(drawn.query === query ? drawn.count : inSight, place + 1 + inSight)
  const isMore = rows !== undefined && count < rows.length
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn({ query, count: count + portion }))
  }, [isMore, query, count])
  return count
}
