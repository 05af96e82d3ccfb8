import { formatDollars } from '#contract/shared/money.ts'
import type { ListColumn } from '../list-types.ts'

type Columns<Row> = readonly ListColumn<Row>[]

/** What remains of the columns after so many have left. */
export function afterLeaving<Row>(columns: Columns<Row>, steps: number): Columns<Row> {
  const left = new Set(inOrderOfLeaving(columns).slice(0, steps))
  return columns.filter(column => !left.has(column))
}

/** How many columns must leave before the rest has room. One more than there are: even then it has none. */
export function stepsToFit<Row>(columns: Columns<Row>, room: number): number {
  const most = inOrderOfLeaving(columns).length
  let steps = 0
  while (steps <= most && leastWidth(afterLeaving(columns, steps)) > room) steps += 1
  return steps
}

const inOrderOfLeaving = <Row>(columns: Columns<Row>) =>
  columns
    .filter(column => column.hidePriority !== undefined)
    .sort((one, other) => one.hidePriority! - other.hidePriority!)

export const leastWidth = <Row>(columns: Columns<Row>): number =>
  columns.reduce((sum, column) => sum + leastOf(column), 0)

const leastOf = <Row>({ width, minWidth = 140, sum }: ListColumn<Row>) =>
  Math.max(width ?? minWidth, widthOfSum(sum))

/** Pixels in which a sum is whole: its figures, and the padding that `.rb-head-sum` in list-table.css leaves it. */
const widthOfSum = (sum: number | null | undefined): number =>
  sum == null ? 0 : Math.ceil(formatDollars(sum).length * 7.6 + 11)

/**
 * Widths in CSS, where 100cqw is the table's room. Columns without a width share what is left of it by what each needs
 * at least: nothing moves when the rows arrive, whatever is in them.
 */
export function cssWidths<Row>(columns: Columns<Row>, besides: number): string[] {
  const flexible = columns.filter(column => column.width === undefined)
  const share = leastWidth(flexible)
  const taken = besides + leastWidth(columns) - share
  return columns.map(column =>
    column.width === undefined
      ? `max(${leastOf(column)}px, calc((100cqw - ${taken}px) * ${leastOf(column) / share}))`
      : `${leastOf(column)}px`,
  )
}

/** The column whose content leads to the row's page. */
export const linkColumn = <Row>(columns: Columns<Row>) => columns.find(column => column.isLink) ?? columns[0]
