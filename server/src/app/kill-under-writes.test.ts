import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signAccessToken } from '#server/access/tokens.ts'
import { openDatabase } from '#server/database/connect.ts'
import { startEmbeddedPostgres } from '#server/database/engine/embedded-postgres.ts'
import { migrate } from '#server/database/migrate.ts'
import { brokenInvariants } from '#server/testing/ledger.ts'
import { type RigbayProcess, startRigbay } from '#server/testing/rigbay-process.ts'
import { insertShopRows } from '#server/testing/shop-rows.ts'

// KILLS=200 for the long run.
const kills = Number(process.env.KILLS ?? 4)
const clerks = 6

let dataDir: string
let rows: Awaited<ReturnType<typeof insertShopRows>>
let token: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rigbay-kill-'))
  await withDatabase(async db => {
    rows = await insertShopRows(db, 100_000)
    token = await signAccessToken(db, { userId: rows.adminId, sessionId: rows.sessionId }, new Date())
  })
})
afterAll(async () => {
  const real = await realpath(join(dataDir, 'postgres'))
  await rm(real, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
})

it('loses no confirmed order and leaves no partial one when a process is killed during writes', async () => {
  const acknowledged = new Set<string>()
  for (let round = 0; round < kills; round++) {
    const rigbay = await startRigbay({ DATA_DIR: dataDir, RATE_LIMIT: '1000000' })
    await rigbay.ready()
    let isOver = false
    const desks = Array.from({ length: clerks }, async () => {
      while (!isOver) {
        const number = await openOrder(rigbay)
        if (number) acknowledged.add(number)
      }
    })
    await sleep(300 + Math.random() * 500)
    if (round % 2 === 0) {
      rigbay.child.kill('SIGKILL')
      isOver = true
      await rigbay.ended()
    } else {
      process.kill(await postmasterPid(), 'SIGKILL')
      await sleep(200)
      await rigbay.ready()
      const before = acknowledged.size
      while (acknowledged.size === before) await sleep(20)
      isOver = true
    }
    await Promise.all(desks)
    if (round % 2 === 1) await rigbay.stop()
  }

  await withDatabase(async db => {
    const kept = await db.selectFrom('repair_orders').select('order_number').execute()
    const numbers = new Set(kept.map(order => order.order_number))
    expect([...acknowledged].filter(number => !numbers.has(number))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(kills)
    expect(await brokenInvariants(db)).toEqual([])
  })
}, 300_000)

/** The number of a confirmed order, or null without a response. */
async function openOrder(rigbay: RigbayProcess): Promise<string | null> {
  try {
    const response = await fetch(`${rigbay.url}/api/v1/orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        truck_id: rows.truckId,
        mechanic_id: rows.mechanicId,
        implementation_date: '2026-12-01 09:00',
        due_date: '2026-12-15',
        types_of_work: [
          {
            name: 'PM service',
            duration: '2:30',
            hourly_rate: 145,
            inventories: [{ id: rows.partId, quantity: 2 }],
          },
          {
            name: 'Brakes',
            duration: '1:15',
            hourly_rate: 145,
            inventories: [{ id: rows.partId, quantity: 1 }],
          },
        ],
      }),
    })
    if (!response.ok) {
      await response.arrayBuffer()
      await sleep(20)
      return null
    }
    const { data } = (await response.json()) as { data: { order_number: string } }
    return data.order_number
  } catch {
    await sleep(20)
    return null
  }
}

async function postmasterPid(): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

async function withDatabase(
  work: (db: ReturnType<typeof openDatabase>['db']) => Promise<void>,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { db, pool, close } = openDatabase(postgres.connection)
  try {
    await migrate(pool)
    await work(db)
  } finally {
    await close()
    await postgres.stop()
  }
}
