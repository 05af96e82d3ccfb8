import type { Expression, Kysely, SelectQueryBuilder } from 'kysely'
import { countRows } from './count-rows.ts'
import type { Database } from './tables.ts'

export interface PageQuery {
  page: number
  per_page: number
  order_by?: string
  order_type?: 'asc' | 'desc'
}

// biome-ignore lint/suspicious/noExplicitAny: any table, any joins
type AnyQuery = SelectQueryBuilder<any, any, any>

interface List<Row> {
  /** What the filters find, selecting its id. It is counted. */
  matching: AnyQuery
  /** The same with the joins that only the order needs. */
  sortable?: AnyQuery
  /**
   * `order_by` -> its columns, the id last, so that no row stands on two pages. The first of them is the order
   * without `order_by`.
   */
  sorts: Readonly<Record<string, readonly (string | Expression<unknown>)[]>>
  /** Of the first sort, `desc` unless said; the others rise. */
  direction?: 'asc' | 'desc'
  /** The rows of these ids, in any order. */
  rows(ids: number[]): Promise<Row[]>
}

/** A page of ids first, then what belongs to those rows alone; and how many there are in all. */
export async function readPage<Row extends { id: number }>(
  db: Kysely<Database>,
  query: PageQuery,
  { matching, sortable = matching, sorts, direction = 'desc', rows }: List<Row>,
): Promise<{ data: Row[]; meta: { total: number; total_is_estimate?: true } }> {
  const first = Object.keys(sorts)[0]!
  const sort = query.order_by ?? first
  const towards = query.order_type ?? (sort === first ? direction : 'asc')
  let page = sortable
  for (const column of sorts[sort]!) page = page.orderBy(column as never, towards)
  const [found, meta] = await Promise.all([onPage(page, query).execute(), countRows(db, matching)])
  const ids = found.map(row => (row as { id: number }).id)
  return { data: ids.length === 0 ? [] : inOrderOf(ids, await rows(ids)), meta }
}

export const onPage = <Q extends AnyQuery>(query: Q, { page, per_page }: PageQuery): Q =>
  query.limit(per_page).offset((page - 1) * per_page) as Q

/** An id without a row is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
