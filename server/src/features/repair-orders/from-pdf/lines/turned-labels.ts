import { isLabel } from '../labels/form-labels.ts'
import type { TextCell, TextLine } from '../text-line.ts'

/** A cell whose text is rotated by a quarter turn, where a reader sees it. */
export interface TurnedCell {
  cell: TextCell
  x: number
  top: number
  bottom: number
}

type Line = Pick<TextLine, 'cells' | 'y'>

/**
 * `BILL TO`, rotated along the left edge of an address: a label in the first line of the block that it stands beside.
 * Answers which are such labels too.
 */
export function withTurnedLabels<L extends Line, T extends TurnedCell>(
  lines: readonly L[],
  turned: readonly T[],
): { lines: L[]; labels: T[] } {
  const likely = turned.filter(({ cell }) => isLabel(cell.text))
  const placed = likely.flatMap(label => {
    const line = firstLineBeside(lines, label, likely)
    return line ? [{ line, label }] : []
  })
  return {
    lines: lines.map(line => {
      const own = placed.filter(one => one.line === line).map(({ label }) => asUpright(label))
      return { ...line, cells: [...line.cells, ...own].sort((a, b) => a.from - b.from) }
    }),
    labels: placed.map(({ label }) => label),
  }
}

const asUpright = ({ cell, x }: TurnedCell): TextCell => ({ ...cell, from: x - 1, to: x })

function firstLineBeside(
  lines: readonly Line[],
  label: TurnedCell,
  labels: readonly TurnedCell[],
): Line | undefined {
  const column = lines.filter(line => cellBeside(line, label))
  const others = labels.filter(other => other !== label && Math.abs(other.x - label.x) < near)
  const isWithin = ({ top, bottom }: TurnedCell, { y = 0 }: Line) => y > top - near && y < bottom + near
  let at = column.findIndex(line => isWithin(label, line))
  // The block may be higher than its label.
  const isOfBlock = (upper: Line | undefined, lower: Line) =>
    upper !== undefined && lower.y! - upper.y! < nextLine && !others.some(other => isWithin(other, upper))
  while (at > 0 && isOfBlock(column[at - 1], column[at]!)) at--
  return column[at]
}

/** The first cell to the right of the label, close to it. */
const cellBeside = ({ cells }: Line, { x }: TurnedCell): boolean => {
  const right = cells.find(({ from }) => from >= x - near)
  return right !== undefined && right.from < x + farthest
}

/** In points: how far from its block a label may stand, and how far from each other the lines of an address do. */
const near = 6
const farthest = 60
const nextLine = 14
