import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { type Along, type AnyQuery, type Columns, expressionOf, orderedBy } from './list-source.ts'

export interface Order {
  columns: Columns
  direction: 'asc' | 'desc'
}

export interface Part {
  limit: number
  offset: number
}

/** The ids of a part of what is found, in an order. */
export type Ids = (db: Kysely<Database>, found: AnyQuery, order: Order, part: Part) => Promise<number[]>

/** Of much, a row of the page is met soon by going along an index of the order. */
export const along: Ids = async (db, found, { columns, direction }, { limit, offset }) =>
  idsOf((await db.executeQuery(orderedBy(found, columns, direction).limit(limit).offset(offset))).rows)

/** All of it is found by the index that fits the filters, and sorted, whatever the order. */
export const sorted: Ids = async (db, found, order, part) => {
  // The offset keeps PostgreSQL from going along the order after all.
  const all = sql`(${withPlaces(found, order).offset(0)}) found`
  const { rows } = await sql`${inPlaces(all, order, part)}`.execute(db)
  return idsOf(rows)
}

/**
 * The ids, if the first rows of the order, `most` of them, have so many; else null. PostgreSQL takes what is found for spread evenly over
 * any order: where it stands side by side, all that comes before it would be gone through.
 */
export async function near(
  db: Kysely<Database>,
  { table, rows }: Along,
  found: AnyQuery,
  order: Order,
  { limit, offset }: Part,
  most = 5000,
): Promise<number[] | null> {
  if (offset + limit > most) return null
  const first = orderedBy(rows.select(placesOf(order)), order.columns, order.direction).limit(most)
  // Only in their own columns is it seen that they come in the order, and that a full page is enough.
  const page = orderedBy(found, placeNames(order), order.direction).limit(limit).offset(offset)
  // In the place of the table, the first of its rows.
  const { rows: ids } = await sql`with ${sql.table(table)} as (${first}) ${page}`.execute(db)
  return ids.length === limit ? idsOf(ids) : null
}

const idsOf = (rows: readonly unknown[]): number[] => rows.map(row => (row as { id: number }).id)

/** What is found, with nothing but the columns of the order, under names of their own. */
export const withPlaces = (found: AnyQuery, order: Order): AnyQuery =>
  found.clearSelect().select(placesOf(order))

const placesOf = ({ columns }: Order) =>
  columns.map((column, place) => expressionOf(column).as(placeName(place)))

const placeName = (place: number) => `by_${place}`

const placeNames = ({ columns }: Order) => columns.map((_, place) => placeName(place))

/** The ids of that, in its order. */
export function inPlaces(
  from: RawBuilder<unknown>,
  order: Order,
  part: Part,
  before = sql``,
): RawBuilder<unknown> {
  const places = placeNames(order).map(place => sql.ref(place))
  return sql`
    select ${places.at(-1)} as id from ${from}
    order by ${before}${sql.join(places.map(place => sql`${place} ${sql.raw(order.direction)}`))}
    limit ${part.limit} offset ${part.offset}`
}
