import { isLabel, isLabelCell } from '../labels/form-labels.ts'
import { goodsLabel } from '../labels/other-labels.ts'
import { plateLabel, vinLabel } from '../labels/vehicle-labels.ts'
import type { TextCell, TextLine } from '../text-line.ts'

const heads = new WeakMap<TextLine, boolean>()

/** Whether a line has hardly anything but labels: the head of a table, or the first line of a row of boxes. */
export function isHead(line: TextLine): boolean {
  const before = heads.get(line)
  if (before !== undefined) return before
  const labels = line.cells.filter(isLabelCell)
  const others = line.cells.filter(cell => !isLabelCell(cell))
  // `Customer: | Alvarez Freight | Phone:` is a label with its value, and one without.
  const hasValues =
    others.some(({ style }) => style !== labels[0]?.style) || /:\s*$/.test(labels[0]?.text ?? '')
  const hasWords =
    others.every(({ text }) => !/\d/.test(text)) &&
    (line.cells.length > 3 ||
      /^(?:№|#|nos?|nbr|number|n[úu]mero|номер|id(?: ?#)?|ln|line|item)\.?$/iu.test(
        line.cells[0]?.text ?? '',
      ))
  const is =
    labels.length >= 2 && (others.length === 0 || (!hasValues && hasWords && labels.length > others.length))
  heads.set(line, is)
  return is
}

/** Whether the table lists parts and labor rather than vehicles. */
export const isHeadOfGoods = (line: TextLine): boolean =>
  isHead(line) &&
  line.cells.some(({ text }) => isLabel(text) && startsWith(text, goodsLabel)) &&
  !line.cells.some(({ text }) => startsWith(text, vinLabel) || startsWith(text, plateLabel))

/** Whether a line is set like the head above, and the row between them is not: it heads other boxes, in whatever words. */
export function isAnotherHead(lines: readonly TextLine[], { cells: head }: TextLine, at: number): boolean {
  if (isOfWords(lines[at]!, head) && !isOfWords(lines[at - 1]!, head)) return true
  const style = head[0]?.style
  const isInStyle = (line: TextLine | undefined) =>
    line !== undefined && line.cells.length > 1 && line.cells.every(cell => cell.style === style)
  return (
    style !== undefined &&
    head.every(cell => cell.style === style) &&
    isInStyle(lines[at]) &&
    lines[at - 1]!.cells !== head &&
    !lines[at - 1]!.cells.some(cell => cell.style === style)
  )
}

/** A row about a vehicle has a number somewhere: one of words only, each at the edge of a head, heads others. */
const isOfWords = ({ cells }: TextLine, head: readonly TextCell[]): boolean =>
  cells.length === head.length &&
  cells.length > 2 &&
  cells.every(({ text, from }, at) => /^\p{Lu}\D*$/u.test(text) && Math.abs(from - head[at]!.from) < 2)

const startsWith = (text: string, label: RegExp): boolean => label.exec(text)?.index === 0

/** The cell of a line in a column: most of it is under the head, or it is nearest to it. */
export function cellInColumn(line: TextLine, head: TextLine, column: TextCell): TextCell | undefined {
  const under = line.cells.flatMap(cell => {
    const shared = head.cells.map(one => Math.min(one.to, cell.to) - Math.max(one.from, cell.from))
    const most = Math.max(...shared)
    const isSentence = shared.filter((width, at) => width > 0.5 * widthOf(head.cells[at]!)).length > 1
    const isUnder = most > -farthest && !isSentence && head.cells[shared.indexOf(most)] === column
    return isUnder || (most < 0 && isWithin(cell, head, column)) ? [{ cell, most }] : []
  })
  return under.sort((a, b) => b.most - a.most)[0]?.cell
}

/** How far beside its head a value may stand, in points. */
const farthest = 30

/** At the right edge of a wide column, far from its head. */
function isWithin(cell: TextCell, { cells }: TextLine, column: TextCell): boolean {
  const next = cells[cells.indexOf(column) + 1]
  return (
    next !== undefined && cell.from > column.from && cell.to < next.from && next.from - cell.to < farthest
  )
}

const widthOf = ({ from, to }: TextCell): number => to - from
