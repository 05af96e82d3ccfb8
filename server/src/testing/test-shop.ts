import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { type Role, roleId } from '#contract/access/roles.ts'
import { hashSecret, newSecret, signAccessToken } from '#server/access/tokens.ts'
import { openShop } from '#server/app/open-shop.ts'
import type { Feature } from '#server/operation/feature.ts'
import { fixedClock, plusDays } from '#server/platform/clock.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { brokenInvariants } from './ledger.ts'
import { oneStatementAtATime } from './one-statement-at-a-time.ts'
import { testClient } from './test-client.ts'
import { createTestDatabase } from './test-database.ts'

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Open for all tests of a file: `const test = await testShop()`. */
export async function testShop(
  environment: Record<string, string> = {},
  features?: readonly Feature[],
): Promise<TestShop> {
  const shop = await openTestShop(environment, features)
  afterAll(() => shop.close())
  return shop
}

/** A whole shop with its own database. Its clock moves only when a test moves it. */
export async function openTestShop(environment: Record<string, string> = {}, features?: readonly Feature[]) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-test-'))
  await symlink(inject('lookupFolder'), join(dataDir, 'lookups'), 'junction')
  const clock = fixedClock()
  const log = pino({ level: environment.LOG_LEVEL ?? 'fatal' })
  let deadlocks = 0
  const warn = log.warn.bind(log) as (...told: unknown[]) => void
  log.warn = (...told: unknown[]) => {
    const [about] = told as [{ err?: { code?: string } }]
    if (about.err?.code === '40P01') deadlocks += 1
    warn(...told)
  }
  const { shop, app, close } = await openShop({
    configuration: readConfiguration({
      DATA_DIR: dataDir,
      RATE_LIMIT: '1000000',
      DATABASE_POOL: '8',
      ...environment,
    }),
    connection: database.connection,
    log,
    clock,
    workers: false,
    ...(features && { features }),
  })
  oneStatementAtATime(shop.pool)

  /** Creates an active user with a session, without the slow password check. */
  async function signIn(role: Role, person: { first_name?: string; last_name?: string } = {}) {
    const user = await shop.db
      .insertInto('users')
      .values({
        role_id: roleId(role),
        first_name: person.first_name ?? 'Test',
        last_name: person.last_name ?? role.replace('_', ' '),
        email: `${role}-${randomUUID()}@rigbay.test`,
        phone: '+13125550100',
        status: 'active',
      })
      .returning(['id', 'full_name', 'email'])
      .executeTakeFirstOrThrow()
    const sessionId = randomUUID()
    await shop.db
      .insertInto('sessions')
      .values({
        id: sessionId,
        user_id: user.id,
        cookie_hash: hashSecret(newSecret()),
        expires_at: plusDays(clock.now(), 30),
      })
      .execute()
    const token = () => signAccessToken(shop.db, { userId: user.id, sessionId }, clock.now())
    return { ...testClient(app, token), user, sessionId, token }
  }

  return {
    shop,
    app,
    db: shop.db,
    connection: database.connection,
    clock,
    signIn,
    stranger: testClient(app, null),
    /** Writes repeated after a deadlock: none, with locks in a fixed order. */
    deadlocks: () => deadlocks,
    runJobs: () => shop.jobs.runAll(shop),
    /** Runs failed jobs now, without their delay. */
    async retryJobs() {
      await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(
        database.db,
      )
      await shop.jobs.runAll(shop)
    },
    /** Checks the invariants first. */
    async close() {
      try {
        const broken = await brokenInvariants(database.db)
        if (broken.length > 0) throw new Error(`The ledgers do not add up: ${broken.join('; ')}`)
      } finally {
        await close()
        await database.drop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
  }
}
