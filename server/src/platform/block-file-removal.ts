import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { Database } from '#server/database/tables.ts'

/** "RIGB" in ASCII, as in all our advisory locks, and the number of this one. */
const [space, number] = [0x52494742, 3]

/** No file is removed while this connection lives: a backup copies the files of its snapshot. */
export async function blockFileRemoval(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as got', [space, number])
  if (!rows[0].got) throw new Error('Another backup of this shop is being made.')
}

/** One check is enough: the rows are deleted, so a backup that begins now does not see these files. */
export async function isFileRemovalBlocked(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock_shared(${sql.lit(space)}, ${sql.lit(number)}) as free`.execute(db)
  return !rows[0]!.free
}
