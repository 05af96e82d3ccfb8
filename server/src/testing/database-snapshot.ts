import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** Row count and sum of writing transactions by table: equal only if nothing was written. */
export async function databaseSnapshots(
  db: Kysely<Database>,
): Promise<() => Promise<Record<string, string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname, tablename) = ('pgboss', 'job') order by 1`.execute(db)
  const each = tables.map(
    ({ name }) => sql`
      select ${name} as name, count(*) || ' rows by ' || coalesce(sum(xmin::text::bigint), 0) as print
      from ${sql.raw(name)}`,
  )
  return async () => {
    const { rows } = await sql<{ name: string; print: string }>`${sql.join(each, sql` union all `)}`.execute(
      db,
    )
    return Object.fromEntries(rows.map(({ name, print }) => [name, print]))
  }
}
