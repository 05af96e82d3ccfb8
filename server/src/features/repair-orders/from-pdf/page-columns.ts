/** A piece of text of a row, as far as where it stands matters. */
export interface Placed {
  x: number
  width: number
  size: number
}

/** Where cells begin on a page, in whole points. */
export interface Columns {
  /** Where they stand apart, or begin alike in two rows. */
  likely: ReadonlySet<number>
  /** Where they begin alike in three rows. */
  sure: ReadonlySet<number>
}

/** `apart` says where the cells of a row begin that stand apart in any case. */
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

/** Where pieces of the row, and of so many below, begin at the same place, each after such a space. */
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

/** A head may be centered over its column: the space before it goes on in the two rows below. */
function overSpaces(head: readonly Placed[], below: readonly (readonly Placed[])[]): number[] {
  if (below.length < 2) return []
  const spaces = below.map(row => spacesIn(row, 0.65))
  return spacesIn(head, 0.5).flatMap(({ from, to }) =>
    spaces.every(row => row.some(space => Math.min(space.to, to) - Math.max(space.from, from) > 2))
      ? [Math.round(to)]
      : [],
  )
}

/** The spaces between pieces, wider than so many times the height of a letter. */
export const spacesIn = (row: readonly Placed[], least: number): { from: number; to: number }[] =>
  [...row]
    .sort((a, b) => a.x - b.x)
    .flatMap((piece, at, sorted) => {
      const before = sorted[at - 1]
      const from = before ? before.x + before.width : Number.POSITIVE_INFINITY
      return piece.x - from > piece.size * least ? [{ from, to: piece.x }] : []
    })
