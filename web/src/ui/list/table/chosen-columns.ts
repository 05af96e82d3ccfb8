import type { ListColumn } from '../list-types.ts'
import { linkColumn } from './table-layout.ts'

type Columns<Row> = readonly ListColumn<Row>[]

/** What a column is called where a choice of columns is kept. */
export const columnName = ({ title }: { title: string }): string => title.slice(title.lastIndexOf('.') + 1)

/** The way to the record and the money are always there, at their edges. */
export const isMovable = <Row>(column: ListColumn<Row>, columns: Columns<Row>): boolean =>
  !column.isPinned && column !== linkColumn(columns)

/** The columns as a person has chosen them: those then stay however narrow the table is, and it scrolls. */
export function chosenColumns<Row>(columns: Columns<Row>, names: readonly string[] | null): Columns<Row> {
  if (!names) return columns
  const fixed = columns.filter(column => !isMovable(column, columns))
  const chosen = names.flatMap(
    name => columns.find(column => isMovable(column, columns) && columnName(column) === name) ?? [],
  )
  return [
    ...fixed.filter(column => !column.isPinned),
    ...chosen.map(column => ({ ...column, hidePriority: undefined })),
    ...fixed.filter(column => column.isPinned),
  ]
}
