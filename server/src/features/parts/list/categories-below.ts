import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** A category and all below it. Queried first, so that the number of parts in them can be estimated. */
export async function categoriesBelow(db: Kysely<Database>, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select ${id}::bigint as id
      union
      select c.id from categories c join below on c.parent_id = below.id
    )
    select id from below`.execute(db)
  return rows.map(row => row.id)
}
