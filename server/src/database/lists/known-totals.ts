import type { CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from '../tables.ts'
import type { Total } from './count-rows.ts'

/** A number that is only about right does not change within a minute. */
const keptMs = 60_000

type Totals = Map<string, { total: Total; until: number }>

const ofPools = new WeakMap<pg.Pool, Totals>()
const ofDatabases = new WeakMap<Kysely<Database>, Totals>()

/** Has what is read through `db` share what is known of the pool's database. A transaction knows nothing of it. */
export function shareTotals<Db extends Kysely<Database>>(db: Db, pool: pg.Pool): Db {
  const totals: Totals = ofPools.get(pool) ?? new Map()
  ofPools.set(pool, totals)
  ofDatabases.set(db, totals)
  return db
}

/** What was estimated within the last minute: what so many rows have need not be counted again to know that. */
export function knownTotal(db: Kysely<Database>, query: CompiledQuery): Total | undefined {
  const known = ofDatabases.get(db)?.get(keyOf(query))
  return known && known.until > performance.now() ? known.total : undefined
}

export function keepTotal(db: Kysely<Database>, query: CompiledQuery, total: Total): void {
  const totals = ofDatabases.get(db)
  if (!totals) return
  const key = keyOf(query)
  totals.delete(key)
  totals.set(key, { total, until: performance.now() + keptMs })
  const [oldest] = totals.keys()
  if (totals.size > mostKept) totals.delete(oldest!)
}

/** Those of searches are as many as words that people type. */
const mostKept = 1000

/** So that a benchmark counts what it has counted lately. */
export const forgetTotals = (pool: pg.Pool): void => ofPools.get(pool)?.clear()

const keyOf = ({ sql, parameters }: CompiledQuery): string => JSON.stringify([sql, parameters])
