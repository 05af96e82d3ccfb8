import type { ListColumn } from '../list-types.ts'
import { linkColumn } from './table-layout.ts'

type Columns<Row> = readonly ListColumn<Row>[]

/** The name under which column choices are stored. */
export const columnName = ({ title }: { title: string }): string => title.slice(title.lastIndexOf('.') + 1)

/** The link column and pinned columns cannot be moved or hidden. */
export const isMovable = <Row>(column: ListColumn<Row>, columns: Columns<Row>): boolean =>
  !column.isPinned && column !== linkColumn(columns)

/** Chosen columns never hide; a narrow table scrolls instead. */
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
