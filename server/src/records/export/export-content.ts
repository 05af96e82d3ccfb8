import { restrictToIds } from '#server/database/lists/list.ts'
import type { SortQuery } from '#server/database/lists/query.ts'
import { readAll } from '#server/database/lists/read-all.ts'
import type { Context } from '#server/operation/context.ts'
import type { CellValue, ExportColumn, ListExport } from './list-export.ts'

export interface ExportContent {
  name: string
  titles: string[]
  formats: ExportColumn<unknown>['as'][]
  chunks: AsyncIterable<CellValue[][]>
}

/** A list, or some of its rows, as the caller sees it. */
export function exportContent(
  context: Context,
  of: ListExport,
  { ids, ...query }: SortQuery & { ids?: number[] },
): ExportContent {
  const columns = of.columns(context).filter(column => column !== false)
  return {
    name: context.t(of.title),
    titles: columns.map(({ title }) => context.t(title)),
    formats: columns.map(column => column.as),
    chunks: cells(),
  }

  async function* cells() {
    const rows = readAll(context.db, query, async db => {
      const list = await of.list({ ...context, db }, query)
      return ids ? restrictToIds(list, ids) : list
    })
    for await (const chunk of rows) yield chunk.map(row => columns.map(({ value }) => value(row)))
  }
}
