import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/**
 * Several reads of the same state of the database. One connection, one statement after the other;
 * do nothing slow in between.
 */
export const inSnapshot = <T>(db: Kysely<Database>, read: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
