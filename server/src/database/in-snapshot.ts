import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Several reads of one snapshot on one connection; do nothing slow in between. */
export const inSnapshot = <T>(db: Kysely<Database>, read: (db: Kysely<Database>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
