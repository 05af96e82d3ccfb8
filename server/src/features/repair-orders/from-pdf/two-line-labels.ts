import { withJoinedLines } from './joined-lines.ts'
import type { TextCell, TextLine } from './text-line.ts'

/** A form in two languages breaks its labels after the slash (`Company /`, below it `Compañía`), and values beside them. */
export const withWholeLabels = (lines: readonly TextLine[]): TextLine[] => withJoinedLines(lines, joinedRow)

function joinedRow(upper: TextLine, lower: TextLine): TextLine | null {
  const isBroken = upper.cells.some(cell => /\p{L}[^:]{0,20}\/$/u.test(cell.text) && under(cell, lower))
  if (!isBroken || !lower.cells.every(cell => upper.cells.some(one => areAligned(one, cell)))) return null
  return { ...upper, cells: upper.cells.map(cell => joinedCell(cell, under(cell, lower))) }
}

const under = (cell: TextCell, { cells }: TextLine): TextCell | undefined =>
  cells.find(one => areAligned(cell, one))

const areAligned = (upper: TextCell, lower: TextCell): boolean => Math.abs(upper.from - lower.from) < 3

const joinedCell = (upper: TextCell, lower: TextCell | undefined): TextCell =>
  lower ? { ...upper, text: `${upper.text} ${lower.text}`, to: Math.max(upper.to, lower.to) } : upper
