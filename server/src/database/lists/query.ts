import { type Expression, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

export interface SortQuery {
  order_by?: string
  order_type?: Direction
}

export interface PageQuery extends SortQuery {
  page: number
  per_page: number
}

export type Direction = 'asc' | 'desc'

// biome-ignore lint/suspicious/noExplicitAny: any table, any joins
export type AnyQuery = SelectQueryBuilder<any, any, any>

export type Columns = readonly (string | Expression<unknown>)[]

export const onPage = <Q extends AnyQuery>(query: Q, { page, per_page }: PageQuery): Q =>
  query.limit(per_page).offset((page - 1) * per_page) as Q

export const orderedBy = (rows: AnyQuery, columns: Columns, direction: Direction): AnyQuery =>
  columns.reduce<AnyQuery>((ordered, column) => ordered.orderBy(column as never, direction), rows)

export const expressionOf = (column: string | Expression<unknown>): RawBuilder<unknown> =>
  typeof column === 'string' ? sql.ref(column) : sql`${column}`
