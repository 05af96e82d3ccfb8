import type { SortQuery } from '#server/database/lists/query.ts'
import { declareExport, type ListExport } from '../export/list-export.ts'
import type { Dictionary, Input } from './dictionary.ts'
import { entryList } from './dictionary-queries.ts'

/** The list of a dictionary as a file. */
export const dictionaryExport = <Row extends { id: number }, I extends Input>(
  of: Dictionary<I>,
  title: string,
  columns: ListExport<SortQuery, Row>['columns'],
): ListExport =>
  declareExport<SortQuery, Row>({
    title,
    list: (context, query) => entryList(context, of as unknown as Dictionary, { ...query }) as never,
    columns,
  })
