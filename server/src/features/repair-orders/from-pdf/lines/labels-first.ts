import { isLabelCell } from '../labels/form-labels.ts'
import type { TextLine } from '../text-line.ts'
import { isHead } from './table-head.ts'

/** Forms whose labels stand in small print below the lines to write on: labels first, as everywhere else. */
export function withLabelsFirst(lines: readonly TextLine[]): TextLine[] {
  const sorted = [...lines]
  for (let index = 1; index < lines.length; index++) {
    const [values, labels, next] = [lines[index - 1]!, lines[index]!, lines[index + 1]]
    const isLast = !next || next.isAfterGap || next.page !== labels.page
    if ((areBelow(labels, values) && isLast) || areNearerAbove(labels, values, next)) {
      sorted[index - 1] = labels
      sorted[index] = values
    }
  }
  return sorted
}

/** Labels of a style of their own that stand closer to what is above them than to what is below. */
function areNearerAbove(labels: TextLine, values: TextLine, next: TextLine | undefined): boolean {
  if (values.page !== labels.page || !labels.cells.every(cell => cell.isInLabelStyle)) return false
  if (!areOver(values, labels)) return false
  const above = labels.y! - values.y!
  return next?.page !== labels.page ? above < lineHeight : above < 0.7 * (next.y! - labels.y!)
}

const lineHeight = 20

/** Every value stands at the edge of a label, in another style. */
const areOver = (values: TextLine, labels: TextLine): boolean =>
  !values.cells.some(isLabelCell) &&
  values.cells.every(value => labels.cells.some(label => Math.abs(label.from - value.from) < 6)) &&
  values.cells.every(value => value.style !== labels.cells[0]!.style)

const areBelow = (labels: TextLine, values: TextLine): boolean =>
  labels.page === values.page &&
  !labels.isAfterGap &&
  isHead(labels) &&
  values.isAfterGap === true &&
  areOver(values, labels)
