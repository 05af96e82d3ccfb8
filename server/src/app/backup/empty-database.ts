import type pg from 'pg'

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

/** Not the schema: it may contain an extension of another owner. */
const removeShop = (client: pg.Client) =>
  client.query(`do $$ declare thing record; begin
    drop schema if exists pgboss cascade;
    for thing in select oid::regclass as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('drop table if exists %s cascade', thing.name);
    end loop;
    for thing in select oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') loop
      execute format('drop routine if exists %s cascade', thing.name);
    end loop;
    for thing in select oid::regtype as name from pg_type where typnamespace = 'public'::regnamespace
      and typtype in ('e', 'd') loop
      execute format('drop type if exists %s cascade', thing.name);
    end loop;
  end $$`)
