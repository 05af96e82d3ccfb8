import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/database/tables.ts'

/** Waits until a statement is blocked by a lock: then the two requests really run at once. */
export const untilSomebodyWaits = (db: Kysely<Database>): Promise<void> =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length > 0
    })
    .toBe(true)
