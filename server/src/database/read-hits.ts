import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from './tables.ts'

/** What a search finds on a list. */
export interface Search {
  /** The column of the list that holds the ids. */
  id: string
  /** Selects the `id`s that it finds, each part by its own index; one may come twice. */
  hits: RawBuilder<unknown>
  /** The same as a condition on one row. */
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

const few = 10_000

/**
 * The ids that a search finds; null when they are more than a page should be chosen from. Nobody knows beforehand how
 * many a word finds: found first, a few are looked up by their ids, and many are met soon by going through the list.
 */
export async function readHits(db: Kysely<Database>, { hits }: Search): Promise<number[] | null> {
  const { rows } = await sql<{ id: number }>`select id from (${hits}) hits limit ${few + 1}`.execute(db)
  return rows.length > few ? null : [...new Set(rows.map(row => row.id))]
}

/** Whether a row is among all that a search finds. */
export async function foundBy(db: Kysely<Database>, search: Search): Promise<RawBuilder<boolean>> {
  const ids = await readHits(db, search)
  return ids ? amongHits(search, ids) : amongAll(search)
}

export const amongHits = ({ id }: Search, ids: readonly number[]) =>
  sql<boolean>`${sql.ref(id)} = any(${ids}::bigint[])`

export const amongAll = ({ id, hits }: Search) => sql<boolean>`${sql.ref(id)} in (${hits})`
