import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { openDatabase } from '#server/database/connect.ts'
import { startRigbay } from '#server/testing/rigbay-process.ts'
import { testShop } from '#server/testing/test-shop.ts'

// CUTS=20 for the long run. More cuts than the pool has connections, to find lost slots.
const cuts = Number(process.env.CUTS ?? 4)
const restarts = Number(process.env.CUTS ?? 2)
const poolSize = 3

const test = await testShop({ DATABASE_POOL: String(poolSize) })

const outside = openDatabase(
  { ...inject('testServer').connection, database: test.shop.pool.options.database! },
  { max: 1 },
)
afterAll(outside.close)

type Backends = 'the connection that listens' | 'every connection'

/** Ends these connections of the shop; returns their number. */
async function cut(which: Backends): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (${which === 'every connection'} or query like 'LISTEN %')`.execute(outside.db)
  return rows.length
}

const listening = async () =>
  (
    await sql`select 1 from pg_stat_activity
              where datname = current_database() and query like 'LISTEN %' and state = 'idle'`.execute(
      outside.db,
    )
  ).rows.length

it('lost connections are replaced, and the pool loses no slot', async () => {
  const admin = await test.signIn('admin')
  for (let round = 0; round < cuts; round++) {
    await expect.poll(listening).toBe(1)
    expect(await cut(round % 2 === 0 ? 'the connection that listens' : 'every connection')).toBeGreaterThan(0)
    // The next request may be refused with a 503.
    await expect.poll(async () => (await admin.attempt(profileEndpoints.getProfile)).status).toBe(200)
  }
  await expect.poll(listening).toBe(1)
  // All at once: a lost slot would time out.
  const held = await Promise.all(Array.from({ length: poolSize }, () => test.shop.pool.connect()))
  for (const client of held) client.release()
})

it('reconnects to a restarted PostgreSQL, and stops cleanly', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-restart-'))
  const rigbay = await startRigbay({ DATA_DIR: dataDir, DATABASE_POOL: String(poolSize) }, ['--empty'])
  onTestFinished(async () => {
    await rigbay.stop()
    const real = await realpath(join(dataDir, 'postgres'))
    await rm(real, { recursive: true, force: true })
    await rm(dataDir, { recursive: true, force: true })
  })
  await rigbay.ready()
  for (let round = 0; round < restarts; round++) {
    const former = await postmasterPid(dataDir)
    // A fast shutdown and an immediate one; Rigbay starts it again.
    process.kill(former, round % 2 === 0 ? 'SIGINT' : 'SIGQUIT')
    await expect.poll(() => postmasterPid(dataDir).catch(() => former)).not.toBe(former)
    await rigbay.ready()
  }
  rigbay.child.kill('SIGTERM')
  expect(await rigbay.ended()).toBe(0)
})

async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}
