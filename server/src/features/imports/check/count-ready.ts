import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'
import { isReady } from '../import-queries.ts'

/** How many rows would be written now. */
export async function countReady(db: Kysely<Database>, id: number): Promise<void> {
  await sql`
    update imports set ready_rows = (
      select count(*) from import_rows where import_rows.import_id = imports.id and ${isReady})
    where id = ${id}`.execute(db)
}
