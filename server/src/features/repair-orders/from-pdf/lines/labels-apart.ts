import { isLabel } from '../labels/form-labels.ts'
import type { TextCell, TextLine } from '../text-line.ts'

/** `**PO** 4471  **Date** 11/19/26` arrives as one cell: a label in a style of its own is one by itself. */
export const withLabelsApart = (line: TextLine): TextLine => ({
  ...line,
  cells: line.cells.flatMap(labelsApart),
})

function labelsApart(cell: TextCell): TextCell[] {
  const { text, from, to, changes = [], style = '' } = cell
  const starts = [0, ...changes]
  const runs = starts.map((start, at) => ({
    start,
    text: text.slice(start, starts[at + 1]),
    isLabel: isLabel(text.slice(start, starts[at + 1]).trim()),
  }))
  if (runs.length === 1 || !runs.some(run => run.isLabel)) return [cell]
  const x = (at: number) => from + ((to - from) * at) / text.length
  const cells: TextCell[] = []
  for (const [at, run] of runs.entries()) {
    const last = cells.at(-1)
    if (last && !run.isLabel && !runs[at - 1]!.isLabel) last.text += run.text
    else if (run.text.trim() !== '')
      cells.push({
        text: run.text,
        from: x(run.start),
        to: 0,
        style: at % 2 === 0 ? style : `${style} other`,
      })
    cells.at(-1)!.to = x(run.start + run.text.length)
  }
  return cells.map(one => ({ ...one, text: one.text.trim() }))
}
