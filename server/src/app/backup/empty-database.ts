import type pg from 'pg'
import { createdByMigrations } from '#server/database/migration-files.ts'

/** Prepares a database for a restore. Removes a shop only with `replace`, and never one in use. */
export async function emptyDatabase(client: pg.Client, { replace }: { replace: boolean }): Promise<void> {
  const tables = await tablesOf(client)
  if (tables.length === 0) return
  if (!tables.includes('schema_migrations') || !tables.includes('users'))
    throw new Error('The database holds something else than a shop. Create an empty one.')
  const { rows: inUse } = await client.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name = 'rigbay' and pid <> pg_backend_pid()`,
  )
  if (inUse.length > 0) throw new Error('Rigbay is running on this database. Stop it first.')
  const { rows: people } = await client.query('select 1 from users limit 1')
  if (people.length > 0 && !replace)
    throw new Error(
      'There is a shop already. Add --replace to lose it and have the one of the backup instead.',
    )
  await removeShop(client)
}

async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** What is not Rigbay's own stays: tables of another program, and extensions. */
async function removeShop(client: pg.Client): Promise<void> {
  await client.query('drop schema if exists pgboss cascade')
  for (const table of ['schema_migrations', ...(await createdByMigrations('table'))])
    await client.query(`drop table if exists public.${table} cascade`)
  for (const routine of await createdByMigrations('function'))
    await client.query(`drop function if exists public.${routine} cascade`)
}
