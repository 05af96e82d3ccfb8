import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * For several statements that are shown together: all of them see the database as it was at the first, whatever is
 * saved meanwhile. One connection, one statement after the other; nothing slow between them.
 */
export const inSnapshot = <T>(db: Kysely<Database>, read: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
