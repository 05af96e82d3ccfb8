import { isHead } from './find-labelled.ts'
import { beginsWithLabel, isOnlyLabel, labelsIn } from './find-labels.ts'
import { cellAt, type Found, placeOf, type TextCell, type TextLine } from './text-line.ts'

const maxRows = 40
const longest = 1000

/** Complaints and instructions behind or below their label, one per line of a list. */
export function findNotes(lines: readonly TextLine[]): Found<string>[] {
  return lines.flatMap((line, index) =>
    line.cells.flatMap((cell, column) => {
      const label = labelsIn(cell).find(({ field }) => field === 'complaint')
      if (!label || label.start > 3) return []
      const rest = cell.text.slice(label.end).trim()
      const isHeading = isOnlyLabel(cell)
      if (!isHeading && !label.hasSign) return []
      const next = line.cells[column + 1]
      if (isHeading && next && !beginsWithLabel(next)) return notesBelow([{ line, cell: next }], lines, index)
      return isHeading
        ? notesBelow([], lines, index, cell)
        : notesBelow([{ line, cell: { ...cell, text: rest } }], lines, index)
    }),
  )
}

interface Piece {
  line: TextLine
  cell: TextCell
}

/** The continuation of a started text, or all lines below a heading. */
function notesBelow(
  begun: readonly Piece[],
  lines: readonly TextLine[],
  index: number,
  heading?: TextCell,
): Found<string>[] {
  const column = heading ?? begun[0]!.cell
  const pieces = [...begun]
  const isColumn = heading !== undefined && lines[index]!.cells.length > 1
  for (const [at, line] of lines.slice(index + 1, index + maxRows).entries()) {
    const isNext = at === 0 && heading !== undefined
    if (line.page !== lines[index]!.page || isHead(line)) break
    if (line.isAfterGap && !isNext && !isColumn && !isItem(line)) break
    const cell = isColumn ? cellAt(line, column) : textCell(line)
    if (!cell || hasLabel(cell) || (!isColumn && cell.from < column.from - indent)) break
    if (!isColumn && line.cells.length > 2) break
    pieces.push({ line, cell })
  }
  return joined(pieces, isColumn)
}

const hasLabel = (cell: TextCell): boolean =>
  beginsWithLabel(cell) || labelsIn(cell).some(({ hasSign }) => hasSign)

/** Points that a line may start left of its heading. */
const indent = 12

const itemMark = /^(?:\(?\d{1,4}[.):]|[-–—•*▪☐□])\s*/u

/** `1. Door slow`, or the number in its own cell. */
const isItem = ({ cells }: TextLine): boolean => itemMark.test(`${cells[0]?.text} `)

const textCell = ({ cells }: TextLine): TextCell | undefined =>
  cells.length === 2 && /^\S{1,4}$/.test(cells[0]!.text) ? cells[1] : cells[0]

/** Joins continuation lines; items of a list and rows of a table stay separate. */
function joined(pieces: readonly Piece[], isColumn: boolean): Found<string>[] {
  const notes: Found<string>[] = []
  for (const { line, cell } of pieces) {
    const isNew = isItem(line) || (isColumn && (line.cells.length > 1 || line.isAfterGap === true))
    const last = notes.at(-1)
    const text = cell.text.replace(/^(?:\d{1,2}[.)]|[-–—•*▪☐□])\s*/u, '').trim()
    if (last && !isNew) last.value = `${last.value} ${text}`.slice(0, longest)
    else if (/\p{L}{2}/u.test(text)) notes.push({ value: text.slice(0, longest), place: placeOf(line) })
  }
  return notes
}
