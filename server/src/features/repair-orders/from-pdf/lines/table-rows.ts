import { type Placed, spacesIn } from './page-columns.ts'

type PlacedText = Placed & { text: string; y: number }

interface Row<T extends PlacedText> {
  y: number
  size: number
  pieces: T[]
}

/**
 * Lines that are closer than letters are high: a row of a table whose cells have one line or several, each centered.
 * They become one line. The columns of a page may interlock so too, but not three of them for two or three lines.
 */
export function withWholeRows<T extends PlacedText>(rows: readonly Row<T>[]): Row<T>[] {
  const whole: Row<T>[] = []
  for (let from = 0; from < rows.length; ) {
    let to = from + 1
    while (to < rows.length && interlock(rows[to - 1]!, rows[to]!)) to++
    const lines = rows.slice(from, to)
    const row =
      lines.length > 1 && lines.length <= mostLines && !goOnBelow(lines, rows[to]) ? wholeRow(lines) : null
    whole.push(...(row ? [row] : lines))
    from = to
  }
  return whole
}

/** Its long cells have one more line at the same distance: blocks of text, and beside them lines of another column. */
function goOnBelow<T extends PlacedText>(lines: readonly Row<T>[], next: Row<T> | undefined): boolean {
  const pieces = lines.flatMap(row => row.pieces)
  const long = pieces.flatMap(lower => {
    const upper = pieces.filter(one => one.y < lower.y && Math.abs(one.x - lower.x) < 1).at(-1)
    return upper ? [{ upper, lower }] : []
  })
  const last = long.filter(({ lower }) => !long.some(({ upper }) => upper === lower))
  return (
    last.length > 1 &&
    last.every(({ upper, lower }) =>
      next?.pieces.some(
        piece => Math.abs(piece.x - lower.x) < 1 && Math.abs(piece.y - 2 * lower.y + upper.y) < 0.5,
      ),
    )
  )
}

/** Of cells with two and three lines. */
const mostLines = 5

const interlock = <T extends PlacedText>(upper: Row<T>, lower: Row<T>): boolean =>
  lower.y - upper.y < 0.85 * Math.min(upper.size, lower.size)

function wholeRow<T extends PlacedText>(lines: readonly Row<T>[]): Row<T> | null {
  const cells: T[][] = []
  for (const piece of lines.flatMap(({ pieces }) => [...pieces].sort((a, b) => a.x - b.x))) {
    const [cell, ...others] = cells.filter(pieces => pieces.some(other => areOver(piece, other)))
    if (others.length > 0) return null
    if (cell) cell.push(piece)
    else cells.push([piece])
  }
  const single = cells.filter(({ length }) => length === 1)
  if (countApart(single.flat()) < 2 || single.length === cells.length) return null
  const middle = lines[Math.floor((lines.length - 1) / 2)]!
  return { ...middle, pieces: cells.map(joined) }
}

/** `SERVICE REQUEST  SR#: 30771` beside an address is one. */
const countApart = (pieces: readonly Placed[]): number =>
  pieces.length === 0 ? 0 : spacesIn(pieces, 1).length + 1

const areOver = (one: Placed, other: Placed): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width

/** A number broken after its hyphen is one word. */
function joined<T extends PlacedText>(pieces: readonly T[]): T {
  const x = Math.min(...pieces.map(piece => piece.x))
  return {
    ...pieces[0]!,
    text: pieces
      .map(({ text }) => text)
      .join(' ')
      .replace(/(?<=\p{L})- (?=\d)/gu, '-'),
    x,
    width: Math.max(...pieces.map(piece => piece.x + piece.width)) - x,
  }
}
