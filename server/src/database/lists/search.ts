import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { countRows, exactUpTo, many, type Total } from './count-rows.ts'
import type { AnyQuery } from './query.ts'

/** What a search finds on a list. */
export interface Search {
  /** The column of the list that holds the ids. */
  id: string
  /** Selects the `id`s of the hits, each part by its own index; one may be selected twice. */
  hits: RawBuilder<unknown>
  /**
   * The same as a condition on one row, for a scan. What it asks of another table it selects: `exists` PostgreSQL would
   * evaluate for all rows at once.
   */
  matches: RawBuilder<SqlBool>
  /** The sorts that are correlated with what is searched. */
  correlatedSorts?: readonly string[]
  /** How good a hit is, the best the lowest: what comes first where no order is asked for. */
  best?: Best
}

interface Best {
  rank: RawBuilder<number>
  /** What was typed to the letter, which an index knows: it comes before hits that are too many to be ranked. */
  isExact: RawBuilder<SqlBool>
}

/** The ids that a search finds; null if they are more than 10,000. */
export async function readHits(db: Kysely<Database>, { hits }: Search): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`
    select id from (${hits}) hits limit ${exactUpTo + 1}`.execute(db)
  return rows.length > exactUpTo ? null : [...new Set(rows.map(row => row.id))]
}

/** Whether a row is among these hits of a search; without them, among all. */
export const idInHits = ({ id, hits }: Search, ids?: readonly number[] | null): RawBuilder<boolean> =>
  ids ? sql`${sql.ref(id)} = any(${ids}::bigint[])` : sql`${sql.ref(id)} in (${hits})`

/** Whether a search finds a row, of any number of hits. */
export const matchesSearch = async (db: Kysely<Database>, search: Search): Promise<RawBuilder<boolean>> =>
  idInHits(search, await readHits(db, search))

/**
 * The ids of the rows of a table that refer to a row found, read for one found row after the other: PostgreSQL would
 * first join all that are found with all rows, of which the first 10,000 are enough.
 */
export const idsWith = (table: string, column: string, found: string) =>
  sql`(select id from ${sql.table(table)} where ${sql.ref(column)} = ${sql.ref(`${found}.id`)} offset 0)`

/** How many rows of a query are hits of a search, exact up to 10,000. */
export async function countHits(db: Kysely<Database>, search: Search, matching: AnyQuery): Promise<Total> {
  // A join ends at the last row that is counted; `in` would find all hits first.
  const { rows } = await sql<{ joined: number; total: number }>`
    select count(*) as joined, count(distinct id) as total from (
      select hits.id from (${search.hits}) hits join (${matching}) matching on matching.id = hits.id limit ${exactUpTo + 1}
    ) counted`.execute(db)
  const { joined, total } = rows[0]!
  if (joined <= exactUpTo) return { total }
  // Of hits that were found twice there may be fewer than were joined.
  return total > exactUpTo ? many : countRows(db, matching.where(idInHits(search)))
}
