import { isLabel } from './form-labels.ts'
import { withJoinedLines } from './joined-lines.ts'
import type { TextCell, TextLine } from './text-line.ts'

/** A form in two languages breaks its labels after the slash (`Company /`, below it `Compañía`), and values beside them. */
export const withWholeLabels = (lines: readonly TextLine[]): TextLine[] =>
  withRestsOfLabels(withJoinedLines(lines, joinedRow))

/** A narrow column of labels breaks one before its last word: `Client vehicle`, below it `no.`, and the value beside the first. */
function withRestsOfLabels(lines: readonly TextLine[]): TextLine[] {
  const rests = new Set<TextCell>()
  const whole = lines.map((line, index) => ({
    ...line,
    cells: line.cells.map((cell, column) => {
      const below = lines[index + 1]
      const rest = below?.page === line.page && !below.isAfterGap ? under(cell, below) : undefined
      if (!rest || column === line.cells.length - 1 || !isRest(rest, cell)) return cell
      rests.add(rest)
      return { ...cell, text: `${cell.text} ${rest.text}` }
    }),
  }))
  return whole.flatMap((line, index) => {
    const cells = line.cells.filter((_, column) => !rests.has(lines[index]!.cells[column]!))
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
}

const isRest = (rest: TextCell, cell: TextCell): boolean =>
  rest.style === cell.style &&
  /^(?:\p{Ll}+\.?|#|№)$/u.test(rest.text) &&
  /^\p{Lu}[\p{L} .'’/]{2,30}$/u.test(cell.text) &&
  isLabel(`${cell.text} ${rest.text}`)

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
