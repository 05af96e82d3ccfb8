/** The position of a piece of text in a row. */
interface Placed {
  x: number
  width: number
  size: number
}

export interface Columns {
  /** Starts with wide space before them, or aligned in two rows. */
  likely: ReadonlySet<number>
  /** Starts aligned in three rows. */
  sure: ReadonlySet<number>
}

/** `apart` returns the starts of cells of a row that are separated by wide space. */
export function columnsOf<T extends Placed>(
  rows: readonly (readonly T[])[],
  apart: (row: readonly T[]) => readonly number[],
): Columns {
  return {
    likely: new Set([
      ...rows.flatMap(row => apart(row).map(Math.round)),
      ...rows.flatMap((row, index) => beginAlike(row, rows.slice(index + 1, index + 2), 1, 0.65)),
      ...rows.flatMap((row, index) => overSpaces(row, rows.slice(index + 1, index + 3))),
    ]),
    sure: new Set(rows.flatMap((row, index) => beginAlike(row, rows.slice(index + 1, index + 6), 2, 0.35))),
  }
}

/** Starts aligned in the row and in the rows below it, each behind such a space. */
function beginAlike(
  row: readonly Placed[],
  below: readonly (readonly Placed[])[],
  most: number,
  space: number,
) {
  const others = below.map(other => spacesIn(other, space))
  return spacesIn(row, space).flatMap(({ to }) => {
    const alike = others.filter(spaces => spaces.some(other => Math.abs(other.to - to) < 0.3))
    return alike.length >= most ? [Math.round(to)] : []
  })
}

/** A head may be centered over its column: its space continues in the two rows below. */
function overSpaces(head: readonly Placed[], below: readonly (readonly Placed[])[]): number[] {
  if (below.length < 2) return []
  const spaces = below.map(row => spacesIn(row, 0.65))
  return spacesIn(head, 0.5).flatMap(({ from, to }) =>
    spaces.every(row => row.some(space => Math.min(space.to, to) - Math.max(space.from, from) > 2))
      ? [Math.round(to)]
      : [],
  )
}

/** Spaces between pieces that are wider than `least` letter heights. */
const spacesIn = (row: readonly Placed[], least: number): { from: number; to: number }[] =>
  [...row]
    .sort((a, b) => a.x - b.x)
    .flatMap((piece, at, sorted) => {
      const before = sorted[at - 1]
      const from = before ? before.x + before.width : Number.POSITIVE_INFINITY
      return piece.x - from > piece.size * least ? [{ from, to: piece.x }] : []
    })
