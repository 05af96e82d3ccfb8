import type { List } from '#server/database/lists/list.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import type { Context } from '#server/operation/context.ts'

/** A list that can be had as a file: declared once, beside the list itself. */
export interface ListExport<
  Query extends SortQuery = SortQuery,
  Row extends { id: number } = { id: number },
> {
  /** Translation key of its name: that of the file and of the sheet. */
  title: string
  /** The same that the page of the list is read with. */
  list(context: Context, query: Query): List<Row> | Promise<List<Row>>
  /** In their order; a falsy one is left out for this caller. */
  columns(context: Context): readonly (ExportColumn<Row> | false)[]
}

export interface ExportColumn<Row> {
  /** Translation key. */
  title: string
  value: (row: Row) => CellValue
  /** How a sheet keeps and shows it: `YYYY-MM-DD` as a date, `YYYY-MM-DD HH:mm` as a moment. */
  as?: 'money' | 'date' | 'moment'
}

export type CellValue = string | number | null

export const declareExport = <Query extends SortQuery, Row extends { id: number }>(
  of: ListExport<Query, Row>,
): ListExport => of as unknown as ListExport
