import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type AnyQuery, type Columns, type Direction, expressionOf } from './query.ts'
import type { Search } from './search.ts'

export interface List<Row> {
  /** The filtered rows, selecting their id; also counted. */
  matching: AnyQuery
  /** With joins that only the order needs. */
  sortable?: AnyQuery
  search?: Search | undefined
  /** Default: exact up to 10,000. `exact`: always. `estimate`: only for a list without filters. */
  count?: 'exact' | 'estimate' | undefined
  /**
   * `order_by` -> columns, ending with the id so that no row is on two pages; the first is the
   * default. A list that may exceed 10,000 rows needs an index for each.
   */
  sorts: Readonly<Record<string, Columns>>
  /** Of the first sort, default `desc`; the others are ascending. */
  direction?: Direction
  /** Sorts correlated with the filters: all rows found may be far from the beginning of the order. */
  correlatedSorts?: readonly string[] | undefined
  /** `order_by` -> two segments of an order that has no index as a whole. */
  segments?: Readonly<Record<string, Segments>>
  rows(ids: number[]): Promise<Row[]>
}

/** Rows that meet the condition are last when ascending; each segment has an index. */
export interface Segments {
  condition: RawBuilder<SqlBool>
  columns: Columns
  otherColumns: Columns
}

export function restrictToIds<Row>(list: List<Row>, ids: readonly number[]): List<Row> {
  // The id is last in every order.
  const id = Object.values(list.sorts)[0]!.at(-1)!
  const restricted = (rows: AnyQuery) => rows.where(sql<boolean>`${expressionOf(id)} = any(${ids}::bigint[])`)
  const { matching, sortable = matching } = list
  return { ...list, matching: restricted(matching), sortable: restricted(sortable), count: undefined }
}

/** Ids without a row are left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
