import { type Kysely, sql } from 'kysely'
import type { Database } from '../tables.ts'

const queryCanceled = '57014'

/**
 * The answer of a statement, or null if it takes longer than this. A statement that was cancelled because its browser is
 * gone returns null too; the next one on the same `db` is then refused (`readUntil`). In a transaction, which the
 * limit would abort, there is none.
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
