import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { io } from 'socket.io-client'
import { afterAll, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { type Announcement, openRealtime } from './realtime.ts'

const database = await createTestDatabase()
const processes = [await openProcess(), await openProcess()] as const
await vi.waitFor(async () => expect(await listening()).toBe(processes.length), { timeout: 60_000 })
afterAll(async () => {
  for (const one of processes) await one.close()
  await database.drop()
})

async function openProcess() {
  const server = createServer()
  const realtime = openRealtime(server, {
    connection: database.connection,
    pool: database.pool,
    log: pino({ level: 'silent' }),
    isOriginAllowed: () => true,
    authenticate: async token => ({ id: Number(token), sessionId: token }),
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    realtime,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: realtime.close,
  }
}

/** How many processes hear the others: what is told before is lost to those that do not yet. */
async function listening(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
  )
  return Number(rows[0]!.count)
}

/** A page of a user, and what it has heard. */
async function page(address: string, { user = 1, readFor }: { user?: number; readFor?: number } = {}) {
  const heard: unknown[] = []
  const auth = { token: String(user), read_for: readFor }
  const socket = io(address, { transports: ['websocket'], auth, forceNew: true })
  onTestFinished(() => void socket.disconnect())
  socket.onAny((_event, payload) => heard.push(payload))
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
  return { heard, id: socket.id! }
}

const change = (id: number): Announcement => ({
  to: 'company',
  event: 'record.changed',
  payload: id,
  isForOthers: true,
})
const hourMs = 3_600_000

it.each([0, 1] as const)(
  'a page that connects after its first reads hears what changed since, whichever process wrote it',
  async which => {
    const [here, elsewhere] = processes
    const witness = await page(processes[which].address)
    const id = 10 + which
    here.realtime.tell([change(id)])
    here.realtime.tell([change(id)])
    here.realtime.tell([{ ...change(20 + which), to: { user: 2 } }])
    elsewhere.realtime.tell([{ ...change(30 + which), to: { user: 1 } }])
    await expect.poll(() => witness.heard).toEqual(expect.arrayContaining([id, 30 + which]))
    const late = await page(processes[which].address, { readFor: hourMs })
    await expect.poll(() => late.heard).toEqual(expect.arrayContaining([id, 30 + which]))
    expect(late.heard.filter(heard => heard === id)).toHaveLength(1)
    expect(late.heard).not.toContain(20 + which)
  },
)

it('one that did not read before hears only what comes', async () => {
  const [here] = processes
  here.realtime.tell([change(1)])
  const fresh = await page(here.address, { readFor: 0 })
  here.realtime.tell([change(2)])
  await expect.poll(() => fresh.heard).toEqual([2])
})

it('the page that wrote hears nothing of it, on either process', async () => {
  const [here, elsewhere] = processes
  const writer = await page(elsewhere.address)
  here.realtime.tell([change(3)], writer.id)
  here.realtime.tell([change(4)])
  await expect.poll(() => writer.heard).toEqual([4])
})

it('what one write tells goes to the other processes as one message', async () => {
  const query = vi.spyOn(database.pool, 'query')
  const writing = await openProcess()
  query.mockClear()
  onTestFinished(writing.close)
  const reader = await page(processes[0].address)
  writing.realtime.tell([change(50), change(51)])
  await expect.poll(() => reader.heard).toEqual([50, 51])
  const messages = query.mock.calls.filter(([, values]) => JSON.stringify(values ?? '').includes('told'))
  expect(messages).toHaveLength(1)
})
