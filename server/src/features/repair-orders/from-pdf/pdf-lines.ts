import { type Columns, columnsOf } from './page-columns.ts'
import type { TextCell, TextLine } from './text-line.ts'

export interface PdfTextItem {
  str: string
  width: number
  /** a, b, c, d, x, y; y grows upwards. */
  transform: readonly number[]
}

/** Scale and rotation of a page to what is displayed; y grows downward. */
type PageTransform = readonly number[]

interface Piece {
  text: string
  x: number
  y: number
  width: number
  size: number
  turn: number
}

/**
 * Joins pieces into visible lines, top to bottom, and splits lines into cells at spaces wider than between
 * words. Text rotated by a quarter turn forms its own lines.
 */
export function linesOfPage(page: number, items: readonly PdfTextItem[], view: PageTransform): TextLine[] {
  const pieces = items.flatMap(item => piecesOf(item, view))
  const rows = [0, 1, 2, 3].flatMap(turn => rowsOf(pieces.filter(piece => piece.turn === turn)))
  const columns = columnsOf(
    rows.map(row => row.pieces),
    row => cellsOf(row, noColumns).map(({ from }) => from),
  )
  return rows
    .map(({ pieces: row, isAfterGap }) => ({ cells: cellsOf(row, columns), isAfterGap }))
    .filter(({ cells }) => cells.length > 0)
    .map((line, index) => ({ page, line: index + 1, ...line }))
}

const noColumns: Columns = new Set()

function piecesOf({ str, width, transform }: PdfTextItem, view: PageTransform): Piece[] {
  const text = clean(str)
  if (text.trim() === '' || rule.test(text)) return []
  const [a, b, c, d, x, y] = multiplied(view, transform)
  const size = Math.hypot(c!, d!) || 1
  const turn = (Math.round(Math.atan2(b!, a!) / (Math.PI / 2)) + 4) % 4
  const [along, across] = turned(x!, y!, turn)
  const scale = Math.hypot(view[0]!, view[1]!) || 1
  return spacedOut({ text, x: along, y: across, width: width * scale, size, turn })
}

/** Old programs draw a whole line as one piece, with columns made of spaces or of letters as borders. */
function spacedOut(piece: Piece): Piece[] {
  const step = piece.width / piece.text.length
  return [...piece.text.matchAll(/[^\s|]+(?: [^\s|]+)*/g)].map(match => ({
    ...piece,
    text: match[0],
    x: piece.x + match.index * step,
    width: match[0].length * step,
  }))
}

interface Row {
  pieces: Piece[]
  isAfterGap: boolean
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: { y: number; size: number; pieces: Piece[] }[] = []
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    if (row && piece.y - row.y <= mostApart(row.size, piece.size)) row.pieces.push(piece)
    else rows.push({ y: piece.y, size: piece.size, pieces: [piece] })
  }
  return rows.map(({ y, size, pieces }, index) => {
    const before = rows[index - 1]
    return { pieces, isAfterGap: before === undefined || y - before.y > size * 2 }
  })
}

/** How far baselines in one line may differ: a label in smaller print is as high as its value. */
const mostApart = (first: number, other: number): number =>
  Math.max(Math.min(first, other) * 0.45, (other - first) * 0.86)

/** At the start of a column less space is enough, as long text may nearly reach the next cell. */
function cellsOf(row: readonly Piece[], columns: Columns): TextCell[] {
  const cells: TextCell[] = []
  let last: Piece | undefined
  for (const drawn of [...row].sort((a, b) => a.x - b.x)) {
    const cell = cells.at(-1)
    const piece = cell ? withoutSign(drawn, cell) : drawn
    if (!piece) continue
    const gap = last ? piece.x - (last.x + last.width) : Number.POSITIVE_INFINITY
    const isColumn = gap > piece.size * 0.5 && columns.has(Math.round(piece.x))
    if (cell && !isColumn && gap <= piece.size * 0.9) {
      if (gap > piece.size * 0.13) cell.text += ' '
      cell.text += piece.text
      cell.to = Math.max(cell.to, piece.x + piece.width)
    } else cells.push({ text: piece.text, from: piece.x, to: piece.x + piece.width })
    last = piece
  }
  return cells
}

/** `Plate : ME 3118`: moves the colon to the label. */
function withoutSign(piece: Piece, label: TextCell): Piece | null {
  const [sign = '', rest = ''] = /^:\s*(.*)$/su.exec(piece.text) ?? []
  if (sign === '') return piece
  if (!label.text.endsWith(':')) label.text += ':'
  return rest === '' ? null : { ...piece, text: rest }
}

const rule = /^[\s+=_*·.|-]{4,}$/

/** Replaces ligatures and full-width letters; removes soft hyphens, zero-width and control characters. */
const clean = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06\uff01-\uff5e]/g, letter => letter.normalize('NFKC'))
    .replace(/[\t\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')

const multiplied = (m: readonly number[], n: readonly number[]): number[] => [
  m[0]! * n[0]! + m[2]! * n[1]!,
  m[1]! * n[0]! + m[3]! * n[1]!,
  m[0]! * n[2]! + m[2]! * n[3]!,
  m[1]! * n[2]! + m[3]! * n[3]!,
  m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
  m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
]

const turned = (x: number, y: number, turn: number): [number, number] =>
  [[x, y] as const, [y, -x] as const, [-x, -y] as const, [-y, x] as const][turn]!.slice() as [number, number]
