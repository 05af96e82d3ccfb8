import { startTransition, useEffect, useState } from 'react'
import type { ListView } from './list-view.ts'

/** More than most screens show, and no more than a slow phone draws in a moment. */
export const portion = 24

/**
 * How many rows are drawn so far: those that a screen shows come first and the others in portions after them, so that
 * nobody who presses or types in the meantime waits for all.
 */
export function useDrawnCount<Row>({ rows, row, query, returnsTo }: ListView<Row>): number {
  const [drawn, setDrawn] = useState({ query, count: portion })
  // The way back leads to a row, which has to be there.
  const place =
    returnsTo === undefined ? -1 : (rows ?? []).findIndex(one => String(row.keyOf(one)) === returnsTo)
  const count = Math.max(drawn.query === query ? drawn.count : portion, place + 1 + portion)
  const isMore = rows !== undefined && count < rows.length
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn({ query, count: count + portion }))
  }, [isMore, query, count])
  return count
}
