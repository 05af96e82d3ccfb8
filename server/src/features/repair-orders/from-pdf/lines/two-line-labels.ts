import { isLabel, isOneLabel } from '../labels/form-labels.ts'
import type { TextCell, TextLine } from '../text-line.ts'
import { withJoinedLines } from './joined-lines.ts'

/** A form in two languages breaks its labels after the slash (`Company /`, below it `Compañía`), and values beside them. */
export const withWholeLabels = (lines: readonly TextLine[]): TextLine[] =>
  withRestsOfLabels(withLabelsAroundValues(withJoinedLines(lines, joinedRow)))

/**
 * `Purchase`, below it `Order #`: one label before its value, which stands beside the second of its lines, or between both in
 * a line of its own.
 */
function withLabelsAroundValues(lines: readonly TextLine[]): TextLine[] {
  const whole = [...lines]
  lines.forEach(({ page, cells }, index) => {
    for (const upper of cells) {
      const [next, second] = [1, 2].map(step => whole[index + step]).filter(line => line?.page === page)
      const isBetween = next?.cells.every(({ from }) => from > upper.to) ?? false
      const end = isBetween ? second : next
      const lower = end && under(upper, end)
      if (!next || !end || !lower || end.isAfterGap || !areOneLabel(upper, lower)) continue
      const last = end.cells.indexOf(lower) === end.cells.length - 1
      if (!isBetween && (last || upper !== cells.at(-1))) continue
      const label = { ...upper, text: `${upper.text} ${lower.text}` }
      whole[index] = withoutCell(whole[index]!, upper)
      whole[index + 1] = {
        ...next,
        cells: [...next.cells.filter(cell => cell !== lower), label].sort((a, b) => a.from - b.from),
      }
      if (isBetween) whole[index + 2] = withoutCell(end, lower)
    }
  })
  return whole.filter(({ cells }) => cells.length > 0)
}

const withoutCell = (line: TextLine, cell: TextCell): TextLine => ({
  ...line,
  cells: line.cells.filter(one => one !== cell),
})

/** `Order #` alone may be of another order. */
const areOneLabel = (upper: TextCell, lower: TextCell): boolean =>
  upper.style === lower.style &&
  /^\p{Lu}\p{L}{2,}(?: \p{L}+)?$/u.test(upper.text) &&
  /(?:#|№|no\.?|nbr\.?|number)\s*:?$/iu.test(lower.text) &&
  !isLabel(upper.text) &&
  isOneLabel(`${upper.text} ${lower.text}`)

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
