import { isLabel, isOneLabel } from '../labels/form-labels.ts'
import type { TextCell, TextLine } from '../text-line.ts'
import { isHead } from './table-head.ts'

/**
 * A spreadsheet leaves no space between a number at the right edge of its cell and the text of the next: both arrive as
 * one cell. It is two where a word begins under the head of the next column, in each of several rows.
 */
export function withColumnsApart(lines: readonly TextLine[]): TextLine[] {
  const apart = [...lines]
  lines.forEach((head, index) => {
    if (!isHead(head)) return
    const rows = rowsBelow(lines, index)
    const begins = (from: number) => rows.filter(row => apart[row]!.cells.some(cell => splitAt(cell, from)))
    const split = (from: number, rows: readonly number[]) => {
      for (const row of rows) apart[row] = withCellsApart(apart[row]!, from)
    }
    for (const [at, { from }] of head.cells.slice(1).entries()) {
      const touching = begins(from)
      if (touching.some(row => isOfNoColumn(apart[row]!, head.cells[at]!, from))) continue
      if (touching.length >= Math.min(2, rows.length)) split(from, touching)
    }
    for (const from of head.cells.flatMap(twoLabels)) {
      const touching = begins(from)
      if (touching.length >= Math.max(2, rows.length)) split(from, [index, ...touching])
    }
  })
  return apart
}

/** The cell before it has its own text: what the head of the next column stands over is one centered below it. */
const isOfNoColumn = ({ cells }: TextLine, before: TextCell, column: number): boolean => {
  const isUnder = ({ from, to }: TextCell) => from < before.to && to > before.from
  const at = cells.findIndex(cell => splitAt(cell, column))
  return !isUnder(cells[at]!) && cells.slice(0, at).some(isUnder)
}

/** `Odometer Problem`: where the second begins. */
const twoLabels = (head: TextCell): number[] =>
  isOneLabel(head.text)
    ? []
    : wordsIn(head).flatMap(({ index, from }) =>
        isLabel(head.text.slice(0, index)) && isLabel(head.text.slice(index)) ? [from] : [],
      )

const mostRows = 60

function rowsBelow(lines: readonly TextLine[], index: number): number[] {
  const rows: number[] = []
  for (let row = index + 1; row < Math.min(lines.length, index + mostRows); row++) {
    const line = lines[row]!
    if (line.page !== lines[index]!.page || isHead(line) || line.isAfterGap) break
    rows.push(row)
  }
  return rows
}

const withCellsApart = (line: TextLine, column: number): TextLine => ({
  ...line,
  cells: line.cells.flatMap(cell => splitAt(cell, column) ?? [cell]),
})

/** The two cells, if a word begins where the column does. */
function splitAt(cell: TextCell, column: number): [TextCell, TextCell] | null {
  if (cell.from > column - 6 || cell.to < column + 6 || cell.changes) return null
  const word = wordsIn(cell).find(({ from }) => Math.abs(from - column) < 4)
  if (!word) return null
  return [
    { ...cell, text: cell.text.slice(0, word.index - 1), to: column - 1 },
    { ...cell, text: cell.text.slice(word.index), from: column },
  ]
}

/** Where its other words begin, as far as the letters before them tell. */
function wordsIn({ text, from, to }: TextCell): { index: number; from: number }[] {
  const scale = (to - from) / widthOf(text)
  return [...text.matchAll(/(?<= )\S/g)].map(({ index }) => ({
    index,
    from: from + widthOf(text.slice(0, index)) * scale,
  }))
}

/** In letters of usual width: nearly the same in every typeface of books and offices. */
const widthOf = (text: string): number =>
  [...text].reduce((width, letter) => width + (widths.find(([of]) => of.test(letter))?.[1] ?? 1), 0)

const widths: readonly (readonly [RegExp, number])[] = [
  [/[ .,:;'|!iljtI]/, 0.5],
  [/[frts()\-/]/, 0.65],
  [/[mwMW]/, 1.6],
  [/\p{Lu}/u, 1.25],
]
