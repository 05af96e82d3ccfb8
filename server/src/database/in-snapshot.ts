import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * For several reads that are shown together: all of them see the database as it was at the first one, whatever is
 * saved in the meantime. One connection, one statement after the other; do nothing slow in between.
 */
export const inSnapshot = <T>(db: Kysely<Database>, read: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
