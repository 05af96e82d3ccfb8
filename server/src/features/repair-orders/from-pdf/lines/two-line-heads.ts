import { isLabel } from '../labels/form-labels.ts'
import type { TextCell, TextLine } from '../text-line.ts'
import { withJoinedLines } from './joined-lines.ts'

/** Heads of tables set in two lines (`Trailer`, below it `Number`) as one. */
export const withWholeHeads = (lines: readonly TextLine[]): TextLine[] => withJoinedLines(lines, joinedHead)

function joinedHead(upper: TextLine, lower: TextLine): TextLine | null {
  const cells = [...upper.cells, ...lower.cells]
  if (lower.cells.length < 2 || cells.some(({ text }) => /\d/.test(text) || text.length > 30)) return null
  if (!lower.cells.some(({ text }) => second.test(text))) return null
  // The titles of boxes over the labels in them are none.
  if (upper.cells[0]!.style !== lower.cells[0]!.style) return null
  const parts = upper.cells.map(cell => ({ cell, under: lower.cells.filter(one => isUnder(one, cell)) }))
  if (parts.reduce((sum, { under }) => sum + under.length, 0) !== lower.cells.length) return null
  const joined = parts.map(({ cell, under: [under] }) => (under ? joinedCell(cell, under) : cell))
  const labels = joined.filter(({ text }) => isLabel(text)).length
  return labels >= 2 && labels >= joined.length * 0.7 ? { ...upper, cells: joined } : null
}

/** The second line of such a head has one of these somewhere. */
const second = /^(?:numbers?|nos?\.?|nbr\.?|#|name|date|code|id)$/i

const isUnder = (lower: TextCell, upper: TextCell): boolean =>
  Math.abs(lower.from - upper.from) < 4 ||
  Math.abs(lower.from + lower.to - upper.from - upper.to) < 8 ||
  Math.abs(lower.to - upper.to) < 4

const joinedCell = (upper: TextCell, lower: TextCell): TextCell => ({
  ...upper,
  text: `${upper.text} ${lower.text}`,
  from: Math.min(upper.from, lower.from),
  to: Math.max(upper.to, lower.to),
})
