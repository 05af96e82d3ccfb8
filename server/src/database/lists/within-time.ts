import { type Kysely, sql } from 'kysely'
import type { Database } from '../tables.ts'

const queryCanceled = '57014'

/**
 * Null if the statement takes longer. Also null if it was cancelled as the browser disconnected; the next
 * statement on `db` is then refused (`readUntil`). No limit in a transaction, which it would abort.
 */
export async function withinTime<T>(
  db: Kysely<Database>,
  milliseconds: number,
  read: (db: Kysely<Database>) => Promise<T>,
): Promise<T | null> {
  if (db.isTransaction) return read(db)
  try {
    return await db.transaction().execute(async limited => {
      await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(limited)
      return read(limited)
    })
  } catch (error) {
    if ((error as { code?: string }).code === queryCanceled) return null
    throw error
  }
}
