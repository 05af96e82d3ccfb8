import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { countRows, exactUpTo, many, type Total } from './count-rows.ts'
import { keepTotal, knownTotal } from './known-totals.ts'
import type { AnyQuery } from './list-source.ts'

/** What a search finds on a list. */
export interface Search {
  /** The column of the list that holds the ids. */
  id: string
  /** Selects the `id`s that it finds, each part by its own index; one may come twice. */
  hits: RawBuilder<unknown>
  /**
   * The same as a condition on one row. What it asks of another table it selects: `exists` PostgreSQL would answer for
   * all rows at once, of which the page is met after a few.
   */
  matches: RawBuilder<unknown>
  /** The sorts in which what it finds stands side by side, and far from the beginning. */
  sideBySide?: readonly string[]
  /** How good a hit is, the best the lowest: what comes first where no order is asked for. */
  best?: Best
}

interface Best {
  rank: RawBuilder<number>
  /** What was typed to the letter, which an index knows: it comes before hits that are too many to be ranked. */
  isExact: RawBuilder<SqlBool>
}

/**
 * The ids that a search finds; null when they are more than a page should be chosen from. Nobody knows beforehand how
 * many a word finds: found first, a few are looked up by their ids, and many are met soon by going through the list.
 * A word that finds many is not tried again within a minute: whoever pages or sorts what it finds asks for it each time.
 */
export async function readHits(db: Kysely<Database>, search: Search): Promise<number[] | null> {
  const query = firstHits(search).compile(db)
  if (knownTotal(db, query)) return null
  const { rows } = await db.executeQuery(query)
  if (rows.length <= exactUpTo) return [...new Set(rows.map(row => row.id))]
  keepTotal(db, query, many)
  return null
}

const firstHits = ({ hits }: Search) =>
  sql<{ id: number }>`select id from (${hits}) hits limit ${exactUpTo + 1}`

/**
 * Rows of the few that a search finds, in the same statement; null when they are many. The rows come as JSON does.
 */
export async function readAmongHits<Row>(
  db: Kysely<Database>,
  search: Search,
  rowsOf: (isAmong: RawBuilder<boolean>) => SelectQueryBuilder<Database, never, Row>,
): Promise<Row[] | null> {
  const hits = firstHits(search)
  if (knownTotal(db, hits.compile(db))) return null
  const count = sql`(select count(*) from found)`
  const isAmong = sql<boolean>`(${count} <= ${exactUpTo} and ${sql.ref(search.id)} = any(array(select id from found)))`
  const { rows } = await sql<{ count: number; rows: Row[] }>`
    with found as materialized (${hits})
    select ${count} as count, (select coalesce(json_agg(chosen), '[]') from (${rowsOf(isAmong)}) chosen) as rows`.execute(
    db,
  )
  const found = rows[0]!
  if (found.count <= exactUpTo) return found.rows
  keepTotal(db, hits.compile(db), many)
  return null
}

/** Whether a row is among all that a search finds. */
export async function matchesSearch(db: Kysely<Database>, search: Search): Promise<RawBuilder<boolean>> {
  const ids = await readHits(db, search)
  return ids ? idInHits(search, ids) : amongAll(search)
}

export const idInHits = ({ id }: Search, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(id)} = any(${ids}::bigint[])`

export const amongAll = ({ id, hits }: Search) => sql<boolean>`${sql.ref(id)} in (${hits})`

/**
 * The ids of the rows of a table that name a row found, to be read one found row after the other: many are met soon, where
 * PostgreSQL would first join all that are found with all rows.
 */
export const idsWith = (table: string, column: string, found: string) =>
  sql`(select id from ${sql.table(table)} where ${sql.ref(column)} = ${sql.ref(`${found}.id`)} offset 0)`

/** How many rows among all that a search finds a query has too; that they are many is remembered for a minute. */
export async function countHits(db: Kysely<Database>, search: Search, matching: AnyQuery): Promise<Total> {
  const among = matching.where(amongAll(search))
  const known = knownTotal(db, among.compile())
  if (known) return known
  const total = (await countJoined(db, search, matching)) ?? (await countRows(db, among))
  if (total.total_is_more) keepTotal(db, among.compile(), total)
  return total
}

/**
 * The same by a join, which ends with the last that is counted: before rows are chosen by their ids, all that is found
 * is. Null if what was found twice leaves it open whether they are many.
 */
async function countJoined(
  db: Kysely<Database>,
  { hits }: Search,
  matching: AnyQuery,
): Promise<Total | null> {
  const { rows } = await sql<{ joined: number; total: number }>`
    select count(*) as joined, count(distinct id) as total from (
      select hits.id from (${hits}) hits join (${matching}) matching on matching.id = hits.id limit ${exactUpTo + 1}
    ) counted`.execute(db)
  const { joined, total } = rows[0]!
  if (joined <= exactUpTo) return { total }
  return total > exactUpTo ? many : null
}
