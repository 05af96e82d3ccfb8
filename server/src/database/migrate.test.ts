import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { emptyTemplate } from '#server/testing/test-server.ts'
import { migrate } from './migrate.ts'
import { createdByMigrations } from './migration-files.ts'

let directory: string
let database: TestDatabase

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'rigbay-migrations-'))
  database = await createTestDatabase({ template: emptyTemplate })
})

afterEach(async () => {
  await database.drop()
  await rm(directory, { recursive: true })
})

describe('migrate', () => {
  it('creates only tables and functions that backups know', async () => {
    await migrate(database.pool)
    const names = (of: string) => rows(of).then(found => found.map(row => (row as { name: string }).name))
    const tables = await names(`select tablename::text as name from pg_tables where schemaname = 'public'`)
    expect([...(await createdByMigrations('table')), 'schema_migrations']).toEqual(
      expect.arrayContaining(tables),
    )
    const functions = await names(
      `select proname::text as name from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
    )
    expect(await createdByMigrations('function')).toEqual(expect.arrayContaining(functions))
  })

  it('applies the files in the order of their numbers, once', async () => {
    await write('0002-more.sql', 'insert into trucks values (2);')
    await write('0001-trucks.sql', 'create table trucks (id int); insert into trucks values (1);')
    await run()
    await run()
    expect(await rows('select id from trucks order by id')).toEqual([{ id: 1 }, { id: 2 }])
    expect(await rows('select number, name from schema_migrations order by number')).toEqual([
      { number: 1, name: '0001-trucks.sql' },
      { number: 2, name: '0002-more.sql' },
    ])
  })

  it('rolls a failing file back, keeps earlier ones, and continues once it is fixed', async () => {
    await write('0001-trucks.sql', 'create table trucks (id int);')
    await write('0002-broken.sql', 'create table trailers (id int);\n\ninsert into nowhere values (1);')
    await expect(run()).rejects.toThrow(
      'The migration 0002-broken.sql failed in line 3: relation "nowhere" does not exist',
    )
    expect(await rows(`select to_regclass('trucks') as trucks, to_regclass('trailers') as trailers`)).toEqual(
      [{ trucks: 'trucks', trailers: null }],
    )
    expect(await rows('select name from schema_migrations')).toEqual([{ name: '0001-trucks.sql' }])
    await write('0002-broken.sql', 'create table trailers (id int);')
    expect((await run()).pending).toEqual([])
  })

  it('refuses a file that was changed after it had been applied', async () => {
    await write('0001-trucks.sql', 'create table trucks (id int);')
    await run()
    await write('0001-trucks.sql', 'create table trucks (id bigint);')
    await expect(run()).rejects.toThrow(/The migration 0001-trucks.sql was changed after/)
  })

  it('refuses a database of a development version with other file names', async () => {
    await write('0001-shop.sql', 'create table trucks (id int);')
    await run()
    await rm(join(directory, '0001-shop.sql'))
    await write('0001-trucks.sql', 'create table trucks (id int);')
    await expect(run()).rejects.toThrow(
      /development version of Rigbay \(its migration 0001-shop.sql is 0001-trucks.sql here\) and cannot be updated/,
    )
  })

  it('ignores line ends of Windows', async () => {
    await write('0001-trucks.sql', 'create table trucks (\n  id int\n);\n')
    await run()
    await write('0001-trucks.sql', 'create table trucks (\r\n  id int\r\n);\r\n')
    expect((await run()).pending).toEqual([])
  })

  it('refuses a database that is newer than the code', async () => {
    await write('0001-trucks.sql', 'create table trucks (id int);')
    await write('0002-more.sql', 'select 1;')
    await run()
    await rm(join(directory, '0002-more.sql'))
    await expect(run()).rejects.toThrow(/newer than this Rigbay: it has the migration 0002-more.sql/)
  })

  it('refuses a new file before one already applied', async () => {
    await write('0002-trucks.sql', 'create table trucks (id int);')
    await run()
    await write('0001-late.sql', 'select 1;')
    await expect(run()).rejects.toThrow(/0001-late.sql comes before one already applied/)
  })

  it('refuses two files of one number and a file without a number', async () => {
    await write('0001-a.sql', 'select 1;')
    await write('0001-b.sql', 'select 1;')
    await expect(run()).rejects.toThrow(/Two migrations have the number 1/)
    await rm(join(directory, '0001-b.sql'))
    await write('later.sql', 'select 1;')
    await expect(run()).rejects.toThrow(/later.sql is no name for a migration/)
  })

  it('may run in several processes at once', async () => {
    await write('0001-trucks.sql', 'create table trucks (id int); select pg_sleep(0.1);')
    await Promise.all([run(), run(), run()])
    expect(await rows('select count(*) from schema_migrations')).toEqual([{ count: 1 }])
  })

  it('taxes labor in the open parts orders of a shop without sales tax, unless they are exempt', async () => {
    await migrate(database.pool, { upTo: 35 })
    await rows(`
      update company set sales_tax = 0, tax_labor = 5;
      insert into customers (first_name, last_name, phone)
        select 'Ana', 'Reyes', '+1312555010' || n from generate_series(1, 2) n;
      insert into tax_exemptions (customer_id, status, date_active_to) values (2, 'ACCEPTED', current_date + 30);
      insert into parts_orders (customer_id, with_tax_exemption) values (null, true), (1, true), (2, true), (2, false);
      insert into parts_orders (order_number, is_draft, status, customer_id, customer_snapshot, items_count,
        delivery_type, billing_address, payment_terms, payment_method, due_date, checked_out_at)
      select 'P-' || row_number() over (), false, status, 1, jsonb_build_object('exempt_until', until), 1,
        'pickup', '{}', 'immediately', 'cash', '2026-11-21', '2026-11-21 12:00Z'
      from (values ('new', null), ('in_process', '2026-11-20'), ('new', '2026-11-21'), ('delivered', null))
        as o(status, until)`)
    await migrate(database.pool, { upTo: 36 })
    expect(await rows('select tax_labor::int from parts_orders order by id')).toEqual(
      [5, 5, 0, 5, 5, 5, 0, 0].map(tax_labor => ({ tax_labor })),
    )
  })

  it('applies the files of this repository, numbered without a gap', async () => {
    const { applied, pending } = await migrate(database.pool)
    expect(applied.length).toBeGreaterThan(0)
    expect(applied.map(({ number }) => number)).toEqual(applied.map((_, index) => index + 1))
    expect(pending).toEqual([])
  })
})

const write = (name: string, sql: string) => writeFile(join(directory, name), sql)
const run = () => migrate(database.pool, { directory })
const rows = async (sql: string) => (await database.pool.query(sql)).rows
