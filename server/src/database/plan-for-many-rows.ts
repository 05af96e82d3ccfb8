import { type Kysely, sql } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Before a transaction that fills tables: forces index lookups. PostgreSQL keeps plans made for small tables,
 * such as those of foreign key checks, and would scan the growing table for every row.
 */
export async function planForManyRows(db: Kysely<Database>): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(db)
  await sql`discard plans`.execute(db)
}
