import type pg from 'pg'
import { createdByMigrations } from '#server/database/migration-files.ts'

export interface ShopTable {
  name: string
  /** Without generated columns. */
  columns: string[]
}

type Client = Pick<pg.Client, 'query'>

/** Rigbay's own logged tables, without the list of migrations. */
export async function shopTables(client: Client): Promise<ShopTable[]> {
  const { rows } = await client.query<ShopTable>(
    `select relname::text as name, array(
      select attname::text from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ) as columns
    from pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname = any($1)
    order by relname`,
    [await createdByMigrations('table')],
  )
  return rows
}

export async function sequenceValues(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; value: number }>(
    `select sequencename::text as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null and exists (
       select from pg_depend d join pg_class t on t.oid = d.refobjid
       where d.objid = format('public.%I', sequencename)::regclass and d.deptype in ('a', 'i') and t.relname = any($1))`,
    [await createdByMigrations('table')],
  )
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Keys of all files: a column with a key, or with keys by size, ends in `_key`. */
export async function fileKeys(client: Client): Promise<string[]> {
  const { rows: columns } = await client.query<{ of: string; column: string }>(
    `select quote_ident(table_name) as of, quote_ident(column_name) as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text' and column_name like '%\\_key'
       and table_name = any($1)`,
    [await createdByMigrations('table')],
  )
  const named = columns.map(
    ({ of, column }) =>
      `select regexp_split_to_table(${column}, ' ') as key from ${of} where ${column} is not null`,
  )
  const { rows } = await client.query<{ key: string }>(`${named.join(' union ')} order by key`)
  return rows.map(({ key }) => key)
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function foreignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  return rows
}
