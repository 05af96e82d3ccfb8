import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import type { Total } from './count-rows.ts'
import { type AnyQuery, type Columns, expressionOf, onPage, orderedBy, type PageQuery } from './query.ts'
import type { SortOrder } from './sort-order.ts'

export function scan(rows: AnyQuery, order: SortOrder, page: PageQuery): RawBuilder<unknown> {
  const { columns, direction, segments } = order
  if (!segments) return sql`${onPage(orderedBy(rows, columns, direction), page)}`
  const { condition, isFirst, columns: own, otherColumns } = segments
  const most = page.page * page.per_page
  const segment = (place: number, where: RawBuilder<boolean>, columns: Columns) =>
    orderedBy(keyed(rows.where(where), columns, sql.lit(place)), columns, direction).limit(most)
  const one = segment(isFirst ? 0 : 1, sql<boolean>`${condition}`, own)
  const other = segment(isFirst ? 1 : 0, sql<boolean>`not ${condition}`, otherColumns)
  return sorted(sql`((${one}) union all (${other}))`, order, page)
}

export const sortAll = (rows: AnyQuery, order: SortOrder, page: PageQuery): RawBuilder<unknown> =>
  // The offset keeps PostgreSQL from scanning along the order.
  sorted(sql`(${keyed(rows, order.columns, order.rank).offset(0)})`, order, page)

/** Sorts up to 10,000 rows and counts them in the same statement. */
export async function sortFew(
  db: Kysely<Database>,
  rows: AnyQuery,
  order: SortOrder,
  page: PageQuery,
): Promise<{ ids: number[]; meta: Total }> {
  const { rows: answer } = await sql<{ ids: number[]; total: number }>`
    with found as materialized (${keyed(rows, order.columns, order.rank)})
    select array(${sorted(sql`found`, order, page)}) as ids, (select count(*) from found) as total`.execute(
    db,
  )
  const { ids, total } = answer[0]!
  return { ids, meta: { total } }
}

/** Sort keys only; the last is the id. */
const keyed = (rows: AnyQuery, columns: Columns, rank: RawBuilder<unknown> = sql`0`): AnyQuery =>
  rows
    .clearSelect()
    .select([rank.as('rank'), ...columns.map((column, key) => expressionOf(column).as(`key_${key}`))])

function sorted(from: RawBuilder<unknown>, { columns, direction }: SortOrder, page: PageQuery) {
  const keys = columns.map((_, key) => sql.ref(`key_${key}`))
  const { per_page, page: number } = page
  return sql`
    select ${keys.at(-1)} as id from ${from} as keyed
    order by rank, ${sql.join(keys.map(key => sql`${key} ${sql.raw(direction)}`))}
    limit ${per_page} offset ${(number - 1) * per_page}`
}
