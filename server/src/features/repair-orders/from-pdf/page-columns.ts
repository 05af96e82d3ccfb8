/** The position of a piece of text in a row. */
interface Placed {
  x: number
  width: number
  size: number
}

/** Left edges of cells: with wide space before them, or aligned with one in the row below. */
export type Columns = ReadonlySet<number>

/** `apart` returns the starts of cells of a row that are separated by wide space. */
export const columnsOf = <T extends Placed>(
  rows: readonly (readonly T[])[],
  apart: (row: readonly T[]) => readonly number[],
): Columns =>
  new Set([
    ...rows.flatMap(row => apart(row).map(Math.round)),
    ...rows.flatMap((row, index) => beginAlike(row, rows[index + 1] ?? [])),
  ])

/** Starts behind a space in both rows. */
function beginAlike(row: readonly Placed[], below: readonly Placed[]): number[] {
  const others = startsIn(below)
  return startsIn(row)
    .filter(start => others.some(other => Math.abs(other - start) < 0.3))
    .map(Math.round)
}

/** Starts of pieces behind a space of 0.65 letter heights. */
const startsIn = (row: readonly Placed[]): number[] =>
  [...row]
    .sort((a, b) => a.x - b.x)
    .filter((piece, at, sorted) => {
      const before = sorted[at - 1]
      return before !== undefined && piece.x - before.x - before.width > piece.size * 0.65
    })
    .map(({ x }) => x)
