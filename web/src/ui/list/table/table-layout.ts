import { formatDollars } from '#contract/shared/money.ts'
import type { ListColumn } from '../list-types.ts'

type Columns<Row> = readonly ListColumn<Row>[]

/** The columns that remain after hiding `steps` of them. */
export function visibleColumns<Row>(columns: Columns<Row>, steps: number): Columns<Row> {
  const hidden = new Set(inOrderOfHiding(columns).slice(0, steps))
  return columns.filter(column => !hidden.has(column))
}

/** How many columns must be hidden to fit. One more than can be hidden if the rest does not fit either. */
export function stepsToFit<Row>(columns: Columns<Row>, room: number): number {
  const maxSteps = inOrderOfHiding(columns).length
  let steps = 0
  while (steps <= maxSteps && totalMinWidth(visibleColumns(columns, steps)) > room) steps += 1
  return steps
}

const inOrderOfHiding = <Row>(columns: Columns<Row>) =>
  columns
    .filter(column => column.hidePriority !== undefined)
    .sort((one, other) => one.hidePriority! - other.hidePriority!)

export const totalMinWidth = <Row>(columns: Columns<Row>): number =>
  columns.reduce((sum, column) => sum + minWidthOf(column), 0)

const minWidthOf = <Row>({ width, minWidth = 140, sum }: ListColumn<Row>) =>
  Math.max(width ?? minWidth, widthOfSum(sum))

/** Pixels of a formatted sum with the padding of `.rb-head-sum` in list-table.css. */
const widthOfSum = (sum: number | null | undefined): number =>
  sum == null ? 0 : Math.ceil(formatDollars(sum).length * 7.6 + 11)

/**
 * CSS widths; 100cqw is the table's width. Columns without a width share the rest in proportion to their
 * minimum, so that nothing moves when rows load.
 */
export function cssWidths<Row>(columns: Columns<Row>, otherWidth: number): string[] {
  const flexible = columns.filter(column => column.width === undefined)
  const share = totalMinWidth(flexible)
  const fixedWidth = otherWidth + totalMinWidth(columns) - share
  return columns.map(column =>
    column.width === undefined
      ? `max(${minWidthOf(column)}px, calc((100cqw - ${fixedWidth}px) * ${minWidthOf(column) / share}))`
      : `${minWidthOf(column)}px`,
  )
}

/** The column that links to the row's page. */
export const linkColumn = <Row>(columns: Columns<Row>) => columns.find(column => column.isLink) ?? columns[0]
