import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Total } from './count-rows.ts'
import type { Search } from './read-hits.ts'

export interface SortQuery {
  order_by?: string
  order_type?: 'asc' | 'desc'
}

export interface PageQuery extends SortQuery {
  page: number
  per_page: number
}

// biome-ignore lint/suspicious/noExplicitAny: any table, any joins
export type AnyQuery = SelectQueryBuilder<any, any, any>

export type Columns = readonly (string | Expression<unknown>)[]

export interface Source {
  /** What the filters find, selecting its id. It is counted. */
  matching: AnyQuery
  /** The same with the joins that only the order needs. */
  sortable?: AnyQuery
  /** What was typed into the search box. */
  search?: Search | undefined
  /** `none`: no filter narrows it. `exact`: never so many that they could not all be counted. */
  narrowed?: 'none' | 'exact' | undefined
  /** How many the filters find, where that is kept; without the search. */
  counted?: (() => Promise<Total>) | undefined
  /**
   * `order_by` -> its columns, the id last, so that no row stands on two pages. The first of them is the order
   * without `order_by`.
   */
  sorts: Readonly<Record<string, Columns>>
  /** What has the columns of the order, if one table has them all. */
  along?: Along | undefined
  /** The sorts in which what the filters find stands side by side, and may be far from the beginning. */
  sideBySide?: readonly string[] | undefined
  /** `order_by` -> the few rows whose first column is more than 0; of all others it is 0. An order that no index can have. */
  sparse?: Readonly<Record<string, Few>>
  /** Direction of the first sort, `desc` by default; the others are ascending. */
  direction?: 'asc' | 'desc'
}

export interface Few {
  are: Expression<SqlBool>
  /** The order as that of these rows alone, which an index may have. */
  columns: Columns
}

/** A table by its name, and all columns of the rows that stand in the list before any filter. */
export interface Along {
  table: string
  rows: AnyQuery
}

/** What a list is made of: read by the page, or all of it (`readAll`). */
export interface List<Row> extends Source {
  /** The rows of these ids, in any order. */
  rows(ids: number[]): Promise<Row[]>
}

export function orderedBy(found: AnyQuery, columns: Columns, direction: 'asc' | 'desc'): AnyQuery {
  let rows = found
  for (const column of columns) rows = rows.orderBy(column as never, direction)
  return rows
}

export const onPage = <Q extends AnyQuery>(query: Q, { page, per_page }: PageQuery): Q =>
  query.limit(per_page).offset((page - 1) * per_page) as Q

export const expressionOf = (column: string | Expression<unknown>) =>
  typeof column === 'string' ? sql.ref(column) : sql`${column}`

/** An order that somebody asked for is that order. */
export const bestOf = ({ order_by }: SortQuery, { search }: Source) => (order_by ? undefined : search?.best)

export const sortOf = ({ order_by }: SortQuery, { sorts }: Source): string =>
  order_by ?? Object.keys(sorts)[0]!

export const columnsOf = (query: SortQuery, source: Source): Columns => source.sorts[sortOf(query, source)]!

export function directionOf(query: SortQuery, source: Source): 'asc' | 'desc' {
  const isFirst = sortOf(query, source) === Object.keys(source.sorts)[0]
  return query.order_type ?? (isFirst ? (source.direction ?? 'desc') : 'asc')
}
