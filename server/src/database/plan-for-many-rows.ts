import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Before a transaction that fills tables: rows are looked up by indexes from the first of them on. What PostgreSQL has
 * planned for a small table, above all to check foreign keys, it keeps as the table grows, and would read all of it for
 * every row.
 */
export async function planForManyRows(db: Kysely<Database>): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(db)
  await sql`discard plans`.execute(db)
}
