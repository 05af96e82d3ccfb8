import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Database } from '#server/database/tables.ts'
import { seedDemoShop } from '#server/demo-shop/seed-demo-shop.ts'
import { blockFileRemoval } from '#server/platform/block-file-removal.ts'
import { type Files, openFiles } from '#server/platform/files/index.ts'
import { brokenInvariants } from '#server/testing/ledger.ts'
import { startS3 } from '#server/testing/s3-server.ts'
import { pdf } from '#server/testing/sample-files.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { emptyTemplate } from '#server/testing/test-server.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { createArchive, readArchive } from './archive.ts'
import { makeBackup } from './make-backup.ts'
import { manifestName } from './manifest.ts'
import { inspectBackup, restoreBackup } from './restore-backup.ts'

let folder: string
const tag = { name: 'written later', color: '#1890ff', type: 'order' }
let test: TestShop
let s3: Awaited<ReturnType<typeof startS3>>
let inBucket: Files
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigbay-restore-'))
  test = await openTestShop()
  await seedDemoShop(test.shop)
  const admin = await test.signIn('admin')
  const { id } = await test.db
    .selectFrom('repair_orders')
    .select('id')
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow()
  await admin.call(repairOrderEndpoints.addAttachment, {
    params: { id },
    files: { attachment: [new File([pdf], 'report.pdf')] },
  })
  await test.shop.jobs.enqueue(test.db, 'files.remove', { keys: ['aa/bb/cc.pdf'] })
  s3 = await startS3()
  inBucket = await openFiles({ s3: s3.options })
  await makeBackup({ connection: test.connection, files: test.shop.files, path: at('shop.tar') })
})
afterAll(async () => {
  await s3.close()
  await test.close()
  await rm(folder, { recursive: true, force: true })
})

describe('a restored shop', () => {
  it('has all rows, files and jobs, and works', async () => {
    await withEmpty(async (database, files) => {
      await restore(database, { files })
      expect(await fingerprints(database.db)).toEqual(await fingerprints(test.db))
      expect(await brokenInvariants(database.db)).toEqual([])
      const { storage_key: key } = await database.db
        .selectFrom('files')
        .select('storage_key')
        .where('file_name', '=', 'report.pdf')
        .executeTakeFirstOrThrow()
      expect(await buffer(await files.get(key))).toEqual(pdf)
      expect(await waiting(database.db)).toEqual(await waiting(test.db))
      await expect(sql`delete from payments`.execute(database.db)).rejects.toMatchObject({ code: 'RB001' })
      await expect(sql`delete from users`.execute(database.db)).rejects.toMatchObject({ code: '23503' })
      await database.db.insertInto('tags').values(tag).execute()
      expect((await migrate(database.pool)).pending).toEqual([])
    })
  })

  it('may have its files in a bucket', async () => {
    await withEmpty(async database => {
      await restore(database, { files: inBucket })
      const path = at('from-bucket.tar')
      expect(await makeBackup({ connection: database.connection, files: inBucket, path })).toEqual({
        files: expect.any(Number),
      })
      await withEmpty(async (again, files) => {
        await expect(restore(again, { files: inBucket })).rejects.toThrow('has files of this shop already')
        await restoreBackup({
          backup: await inspectBackup(path),
          connection: again.connection,
          files,
          replace: false,
        })
        expect(await fingerprints(again.db)).toEqual(await fingerprints(test.db))
      })
    })
  })

  it('replaces another shop only with --replace, and none in use', async () => {
    await withEmpty(async (database, files) => {
      await restore(database, { files })
      await database.db.insertInto('tags').values(tag).execute()
      const elsewhere = await openFiles({ dataDir: at('elsewhere') })
      await expect(restore(database, { files: elsewhere })).rejects.toThrow('Rigbay is running')
      await endConnections(database)
      await expect(restore(database, { files: elsewhere })).rejects.toThrow('There is a shop already')
      expect(await fingerprints(database.db)).not.toEqual(await fingerprints(test.db))
      await endConnections(database)
      await restore(database, { files, replace: true })
      expect(await fingerprints(database.db)).toEqual(await fingerprints(test.db))
    })
  })

  it('leaves the tables of another program, which its backup does not hold', async () => {
    await withEmpty(async (database, files) => {
      await restore(database, { files })
      await sql`create table report (key_key text, id serial, tag_id int references tags)`.execute(
        database.db,
      )
      await sql`insert into report values ('of another program')`.execute(database.db)
      await makeBackup({ connection: database.connection, files, path: at('beside.tar') })
      await endConnections(database)
      await restore(database, { files, replace: true, name: 'beside.tar' })
      const { rows } = await sql`select key_key from report`.execute(database.db)
      expect(rows).toEqual([{ key_key: 'of another program' }])
      await withEmpty(async (elsewhere, itsFiles) => {
        await restore(elsewhere, { files: itsFiles, name: 'beside.tar' })
        expect(await fingerprints(elsewhere.db)).toEqual(await fingerprints(test.db))
      })
      await sql`drop table report`.execute(database.db)
      expect(await fingerprints(database.db)).toEqual(await fingerprints(test.db))
    })
  })

  it('has no rows if one cannot be loaded, and can be restored again', async () => {
    const archive = createArchive(at('unfit.tar'))
    for await (const { name, content } of readArchive(at('shop.tar')))
      await archive.add(
        name,
        name === manifestName
          ? Buffer.from(content.toString().replace('"first_name"', '"no_such"'))
          : content,
      )
    await archive.finish()
    await withEmpty(async (database, files) => {
      await expect(restore(database, { files, name: 'unfit.tar' })).rejects.toThrow('no_such')
      const { rows } = await sql`select 1 from files`.execute(database.db)
      expect(rows).toEqual([])
      await endConnections(database)
      await rm(at(`files-${folders}`), { recursive: true, force: true })
      await restore(database, { files })
      expect(await fingerprints(database.db)).toEqual(await fingerprints(test.db))
    })
  })

  it('is refused next to tables of another program', async () => {
    await withEmpty(async (database, files) => {
      await sql`create table ledger (id int)`.execute(database.db)
      await endConnections(database)
      await expect(restore(database, { files, replace: true })).rejects.toThrow('something else than a shop')
    })
  })
})

describe('a backup', () => {
  it('that is truncated, changed or of another Rigbay is refused', async () => {
    const { size } = await stat(at('shop.tar'))
    await copyFile(at('shop.tar'), at('cut.tar'))
    await truncate(at('cut.tar'), Math.floor(size / 2))
    const bytes = await readFile(at('shop.tar'))
    // Between two entries there are zeros, which hold nothing.
    const byte = bytes.findIndex((value, index) => index >= size / 2 && value !== 0)
    bytes[byte]! ^= 1
    await writeFile(at('changed.tar'), bytes)
    const other = createArchive(at('other.tar'))
    const manifest = { format: 1, migrations: [{ number: 1, name: '0001-platform.sql', checksum: 'other' }] }
    await other.add(manifestName, Buffer.from(JSON.stringify(manifest)))
    await other.finish()
    await expect(inspectBackup(at('other.tar'))).rejects.toThrow('made by another or a newer Rigbay')
    for (const name of ['cut.tar', 'changed.tar'])
      await expect(inspectBackup(at(name))).rejects.toThrow('is no complete backup')
  })

  it('never overwrites another backup', async () => {
    const before = await stat(at('shop.tar'))
    await expect(
      makeBackup({ connection: test.connection, files: test.shop.files, path: at('shop.tar') }),
    ).rejects.toThrow('exists already')
    expect((await stat(at('shop.tar'))).mtimeMs).toBe(before.mtimeMs)
    expect(before.mode & 0o777).toBe(0o600)
  })

  it('reports why it cannot be written', async () => {
    const path = at('no-such-folder/shop.tar')
    const backup = makeBackup({ connection: test.connection, files: test.shop.files, path })
    await expect(backup).rejects.toThrow(/no such file or directory.*no-such-folder/)
  })

  it('prevents the removal of files until it is done', async () => {
    const admin = await test.signIn('admin')
    const { id } = await test.db
      .selectFrom('repair_orders')
      .select('id')
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow()
    const { data } = await admin.call(repairOrderEndpoints.addAttachment, {
      params: { id },
      files: { attachment: [new File([pdf], 'going.pdf')] },
    })
    const { storage_key: key } = await test.db
      .selectFrom('files')
      .select('storage_key')
      .where('file_name', '=', 'going.pdf')
      .executeTakeFirstOrThrow()
    const backup = new pg.Client(test.connection)
    await backup.connect()
    await blockFileRemoval(backup)
    await admin.call(repairOrderEndpoints.deleteAttachment, { params: { id, file_id: data.id } })
    await expect(test.runJobs()).rejects.toThrow('a backup is being made')
    expect(await test.shop.files.exists(key)).toBe(true)
    await backup.end()
    await sql`update pgboss.job set state = 'created', start_after = now() where state = 'active'`.execute(
      test.db,
    )
    await test.runJobs()
    expect(await test.shop.files.exists(key)).toBe(false)
  })
})

async function restore(
  database: TestDatabase,
  { files, replace = false, name = 'shop.tar' }: { files: Files; replace?: boolean; name?: string },
) {
  const backup = await inspectBackup(at(name))
  return restoreBackup({ backup, connection: database.connection, files, replace })
}

/** The pool reconnects on demand. */
async function endConnections({ pool, connection }: TestDatabase): Promise<void> {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'rigbay'
    and datname = current_database()`)
  await admin.end()
  await expect.poll(() => pool.totalCount).toBe(0)
}

let folders = 0
async function withEmpty(work: (database: TestDatabase, files: Files) => Promise<void>): Promise<void> {
  const database = await createTestDatabase({ template: emptyTemplate })
  try {
    await work(database, await openFiles({ dataDir: at(`files-${++folders}`) }))
  } finally {
    await database.drop()
  }
}

/** Table -> checksum of its rows. */
async function fingerprints(db: Kysely<Database>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`.execute(db)
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as print
      from ${sql.raw(name)} t`.execute(db)
    prints[name] = rows[0]!.print
  }
  return prints
}

async function waiting(db: Kysely<Database>) {
  const { rows } = await sql`
    select id, name, data from pgboss.job where state < 'completed' and not starts_with(name, '__pgboss') order by id`.execute(
    db,
  )
  return rows
}
