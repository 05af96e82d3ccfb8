import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { seedDemoShop } from '#server/demo-shop/seed-demo-shop.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { brokenInvariants } from '#server/testing/ledger.ts'
import { startRigbay } from '#server/testing/rigbay-process.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { emptyTemplate } from '#server/testing/test-server.ts'
import { openShop } from './open-shop.ts'
import { prepareDatabase } from './prepare-database.ts'

const role = `rigbay_plain_${randomBytes(4).toString('hex')}`
let database: TestDatabase
let plain: TestDatabase['connection']
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rigbay-role-'))
  database = await createTestDatabase({ template: emptyTemplate })
  await database.pool.query(`create role ${role} login password 'plain'`)
  plain = { ...database.connection, user: role, password: 'plain' }
  const both = { connection: plain, owner: database.connection }
  await Promise.all([prepareDatabase(both), prepareDatabase(both)])
})
afterAll(async () => {
  await database.pool.query(`drop owned by ${role}; drop role ${role}`)
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

it('a shop runs with a role that owns nothing', async () => {
  const { shop, close } = await openShop({
    configuration: readConfiguration({ DATA_DIR: dataDir }),
    connection: plain,
    log: pino({ level: 'fatal' }),
    workers: false,
  })
  try {
    await seedDemoShop(shop)
    await shop.jobs.enqueue(shop.db, 'files.sweep', {})
    expect(await shop.jobs.runAll(shop)).toBeGreaterThan(0)
    expect(await brokenInvariants(shop.db)).toEqual([])
  } finally {
    await close()
  }
})

it('the role cannot change the schema or a ledger', async () => {
  await expectPowerless(plain)
})

it('an embedded shop runs with such a role, also one made before the role existed', async () => {
  const folder = await mkdtemp(join(temporaryFolder(), 'rigbay-role-'))
  await chmod(folder, 0o755)
  try {
    const old = await startEmbeddedPostgres({ dataDir: folder })
    const owner = new pg.Pool({ ...old.connection, max: 1 })
    await migrate(owner)
    await owner.query(`drop role ${old.application.user}`)
    await owner.end()
    await old.stop()
    const rigbay = await startRigbay({ DATA_DIR: folder }, ['--empty'])
    try {
      await rigbay.ready()
      expect(await rolesOf(old.connection)).toEqual([old.application.user])
      await expectPowerless(old.application)
    } finally {
      await rigbay.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

const ledgers = {
  stock_movements: 'quantity = quantity',
  payments: 'amount = amount',
  payment_reversals: 'reversed_at = reversed_at',
  history: 'params = params',
}

async function expectPowerless(connection: pg.ClientConfig): Promise<void> {
  const forbidden = [
    ...Object.entries(ledgers).flatMap(([table, same]) => [
      `update ${table} set ${same}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger user`,
    ]),
    'delete from schema_migrations',
    'alter table parts add column extra int',
    'create table extra (id int)',
    'create table pgboss.extra (id int)',
    'create schema extra',
    'drop table tags',
    'drop index tags_name',
    'create or replace function refuse_rewriting() returns trigger language plpgsql as $$ begin return new; end $$',
    'set session_replication_role = replica',
    'create role extra superuser',
  ]
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const statement of forbidden) {
      const refused = await client.query(statement).then(
        () => 'done',
        error => error.code,
      )
      expect([statement, refused]).toEqual([statement, expect.stringMatching(/^42501$/)])
    }
  } finally {
    await client.end()
  }
}

async function rolesOf(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(
    `select distinct usename::text as role from pg_stat_activity where application_name = 'rigbay'`,
  )
  await client.end()
  return rows.map(row => row.role)
}
