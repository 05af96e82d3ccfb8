import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type AnyQuery, type Columns, type Direction, expressionOf } from './query.ts'
import type { Search } from './search.ts'

/** What is listed: read by the page (`readPage`) or all of it (`readAll`). */
export interface List<Row> {
  /** What the filters find, selecting its id. It is counted. */
  matching: AnyQuery
  /** The same with the joins that only the order needs. */
  sortable?: AnyQuery
  /** What was typed into the search box. */
  search?: Search | undefined
  /**
   * How `matching` is counted: by default exactly up to 10,000. `exact`: however many there are. `estimate`: no filter
   * narrows the list, and beyond 10,000 PostgreSQL estimates how many it has.
   */
  count?: 'exact' | 'estimate' | undefined
  /**
   * `order_by` -> its columns, the id last, so that no row is on two pages. The first of them is the order without
   * `order_by`. In a list that may have more than 10,000 rows an index has them in each order.
   */
  sorts: Readonly<Record<string, Columns>>
  /** Direction of the first sort, `desc` by default; the others are ascending. */
  direction?: Direction
  /** The sorts that are correlated with the filters, whose rows may all be far from the beginning of the order. */
  correlatedSorts?: readonly string[] | undefined
  /** `order_by` -> two segments of an order that no index has as a whole. */
  segments?: Readonly<Record<string, Segments>>
  /** The rows of these ids, in any order. */
  rows(ids: number[]): Promise<Row[]>
}

/** The rows that meet a condition are last in ascending order; an index has either segment in the order of its columns. */
export interface Segments {
  condition: RawBuilder<SqlBool>
  columns: Columns
  otherColumns: Columns
}

/** As much of a list as has one of these ids. */
export function restrictToIds<Row>(list: List<Row>, ids: readonly number[]): List<Row> {
  // The id is last in every order.
  const id = Object.values(list.sorts)[0]!.at(-1)!
  const restricted = (rows: AnyQuery) => rows.where(sql<boolean>`${expressionOf(id)} = any(${ids}::bigint[])`)
  const { matching, sortable = matching } = list
  return { ...list, matching: restricted(matching), sortable: restricted(sortable), count: undefined }
}

/** An id without a row is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
