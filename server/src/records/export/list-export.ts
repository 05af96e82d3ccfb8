import type { List } from '#server/database/lists/list.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import type { Context } from '#server/operation/context.ts'

export interface ListExport<
  Query extends SortQuery = SortQuery,
  Row extends { id: number } = { id: number },
> {
  title: string
  /** The list that its page is read with. */
  list(context: Context, query: Query): List<Row> | Promise<List<Row>>
  /** Falsy columns are left out for this caller. */
  columns(context: Context): readonly (ExportColumn<Row> | false)[]
}

export interface ExportColumn<Row> {
  title: string
  value: (row: Row) => CellValue
  /** Format in a sheet: `YYYY-MM-DD` becomes a date, `YYYY-MM-DD HH:mm` a moment. */
  as?: 'money' | 'date' | 'moment'
}

export type CellValue = string | number | null

export const declareExport = <Query extends SortQuery, Row extends { id: number }>(
  of: ListExport<Query, Row>,
): ListExport => of as unknown as ListExport
