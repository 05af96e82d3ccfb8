import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '#server/database/tables.ts'

/** "RIGB" in ASCII, as the other locks, and a number of its own. */
const [space, number] = [0x52494742, 3]

/** For as long as this connection lives, no file is removed: a backup copies what its snapshot names. */
export async function keepFiles(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as got', [space, number])
  if (!rows[0].got) throw new Error('Another backup of this shop is being made.')
}

/**
 * Asked once is enough: what a job may remove was disowned by a commit before it, which a backup that begins now
 * sees.
 */
export async function areFilesKept(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(space)}, ${sql.lit(number)}) as free`.execute(db)
  return !rows[0]!.free
}
