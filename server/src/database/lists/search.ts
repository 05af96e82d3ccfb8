import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../tables.ts'
import { countRows, exactUpTo, many, type Total } from './count-rows.ts'
import type { AnyQuery } from './query.ts'

export interface Search {
  /** The list's column with the ids. */
  id: string
  /** Selects the `id`s of hits, each part by its own index; duplicates are allowed. */
  hits: RawBuilder<unknown>
  /**
   * The same as a condition on one row, for a scan. Uses subselects for other tables: PostgreSQL
   * would evaluate `exists` for all rows at once.
   */
  matches: RawBuilder<SqlBool>
  correlatedSorts?: readonly string[]
  /** Rank of a hit, lowest first: the order without `order_by`. */
  best?: Best
}

interface Best {
  rank: RawBuilder<number>
  /** An exact match, found by an index: first if the hits are too many to rank. */
  isExact: RawBuilder<SqlBool>
}

/** Null if more than 10,000. */
export async function readHits(db: Kysely<Database>, { hits }: Search): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`
    select id from (${hits}) hits limit ${exactUpTo + 1}`.execute(db)
  return rows.length > exactUpTo ? null : [...new Set(rows.map(row => row.id))]
}

export const idInHits = ({ id, hits }: Search, ids?: readonly number[] | null): RawBuilder<boolean> =>
  ids ? sql`${sql.ref(id)} = any(${ids}::bigint[])` : sql`${sql.ref(id)} in (${hits})`

export const matchesSearch = async (db: Kysely<Database>, search: Search): Promise<RawBuilder<boolean>> =>
  idInHits(search, await readHits(db, search))

/** Ids of rows that refer to a found row, one after the other, as the first 10,000 hits are enough. */
export const idsWith = (table: string, column: string, found: string) =>
  sql`(select id from ${sql.table(table)} where ${sql.ref(column)} = ${sql.ref(`${found}.id`)} offset 0)`

export async function countHits(db: Kysely<Database>, search: Search, matching: AnyQuery): Promise<Total> {
  // A join ends at the last row that is counted; `in` would find all hits first.
  const { rows } = await sql<{ joined: number; total: number }>`
    select count(*) as joined, count(distinct id) as total from (
      select hits.id from (${search.hits}) hits join (${matching}) matching on matching.id = hits.id limit ${exactUpTo + 1}
    ) counted`.execute(db)
  const { joined, total } = rows[0]!
  if (joined <= exactUpTo) return { total }
  // Fewer if hits were found twice.
  return total > exactUpTo ? many : countRows(db, matching.where(idInHits(search)))
}
