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

/** Number of processes that listen already: earlier messages are lost to the others. */
async function listening(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
  )
  return Number(rows[0]!.count)
}

/** A page of a user, and the announcements that it received. */
async function page(address: string, { user = 1, readFor }: { user?: number; readFor?: number } = {}) {
  const received: unknown[] = []
  const auth = { token: String(user), read_for: readFor }
  const socket = io(address, { transports: ['websocket'], auth, forceNew: true })
  onTestFinished(() => void socket.disconnect())
  socket.onAny((_event, payload) => received.push(payload))
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
  return { received, id: socket.id! }
}

const change = (id: number): Announcement => ({
  to: 'company',
  event: 'record.changed',
  payload: id,
  isForOthers: true,
})
const hourMs = 3_600_000

it.each([0, 1] as const)(
  'a page that connects after its first reads gets the changes since then, of any process',
  async which => {
    const [here, elsewhere] = processes
    const witness = await page(processes[which].address)
    const id = 10 + which
    here.realtime.announce([change(id)])
    here.realtime.announce([change(id)])
    here.realtime.announce([{ ...change(20 + which), to: { user: 2 } }])
    elsewhere.realtime.announce([{ ...change(30 + which), to: { user: 1 } }])
    await expect.poll(() => witness.received).toEqual(expect.arrayContaining([id, 30 + which]))
    const late = await page(processes[which].address, { readFor: hourMs })
    await expect.poll(() => late.received).toEqual(expect.arrayContaining([id, 30 + which]))
    expect(late.received.filter(received => received === id)).toHaveLength(1)
    expect(late.received).not.toContain(20 + which)
  },
)

it('a page that did not read before gets only new changes', async () => {
  const [here] = processes
  here.realtime.announce([change(1)])
  const fresh = await page(here.address, { readFor: 0 })
  here.realtime.announce([change(2)])
  await expect.poll(() => fresh.received).toEqual([2])
})

it('the page that wrote gets no announcement of it, on either process', async () => {
  const [here, elsewhere] = processes
  const writer = await page(elsewhere.address)
  here.realtime.announce([change(3)], writer.id)
  here.realtime.announce([change(4)])
  await expect.poll(() => writer.received).toEqual([4])
})

it('the announcements of a write go to other processes as one message', async () => {
  const query = vi.spyOn(database.pool, 'query')
  const writing = await openProcess()
  query.mockClear()
  onTestFinished(writing.close)
  const reader = await page(processes[0].address)
  writing.realtime.announce([change(50), change(51)])
  await expect.poll(() => reader.received).toEqual([50, 51])
  const messages = query.mock.calls.filter(([, values]) =>
    JSON.stringify(values ?? '').includes('announcements'),
  )
  expect(messages).toHaveLength(1)
})
