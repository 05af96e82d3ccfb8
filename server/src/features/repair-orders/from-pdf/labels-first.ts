import { isLabelCell } from './form-labels.ts'
import { isHead } from './table-head.ts'
import type { TextLine } from './text-line.ts'

/** Forms whose labels stand in small print below the lines to write on: labels first, as everywhere else. */
export function withLabelsFirst(lines: readonly TextLine[]): TextLine[] {
  const sorted = [...lines]
  for (let index = 1; index < lines.length; index++) {
    const [values, labels, next] = [lines[index - 1]!, lines[index]!, lines[index + 1]]
    if (areBelow(labels, values) && (!next || next.isAfterGap || next.page !== labels.page)) {
      sorted[index - 1] = labels
      sorted[index] = values
    }
  }
  return sorted
}

const areBelow = (labels: TextLine, values: TextLine): boolean =>
  labels.page === values.page &&
  !labels.isAfterGap &&
  isHead(labels) &&
  values.isAfterGap === true &&
  !values.cells.some(isLabelCell) &&
  values.cells.every(value => labels.cells.some(label => Math.abs(label.from - value.from) < 6)) &&
  values.cells.every(value => value.style !== labels.cells[0]!.style)
