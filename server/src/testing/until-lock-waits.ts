import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/database/tables.ts'

/** Waits until this many statements are blocked by a lock, so that requests really run at once. */
export const untilLockWaits = (db: Kysely<Database>, statements = 1): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    })
    .toBeGreaterThanOrEqual(statements)
