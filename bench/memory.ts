import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { memorySettings } from '../scripts/memory-settings.js'
import { openDatabase } from '../server/src/database/connect.ts'
import { startEmbeddedPostgres } from '../server/src/database/engine/embedded-postgres.ts'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'
import { seedShop } from './seed-shop.ts'
import { signInToDemo } from './sign-in.ts'

// Memory of a server during mixed work on 10,000 orders: `node scripts/run.js bench/memory.ts 60`
// for an hour, default ten minutes; `plain` without the settings of `npm start`. Resident megabytes
// of the server's process. Linux only.
const minutes = Number(process.argv[2]) || 10
const most = 350

const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-memory-'))
const settings = process.argv.includes('plain') ? {} : memorySettings
const start = async () => {
  const server = await startRigbay({ DATA_DIR: dataDir, RATE_LIMIT: '10000000', ...settings })
  await server.ready()
  return server
}
await (await start()).stop() // the process that filled the demo shop is not measured
await seed()
const rigbay = await start()
try {
  let token = await signInToDemo(rigbay.url)
  const call = async (path: string, options: RequestInit = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'admin-panel': 'true',
      'idempotency-key': randomUUID(),
    }
    const response = await fetch(rigbay.url + path, { ...options, headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${bytes}`)
    return bytes
  }
  const list = '/api/v1/orders?status=finished&per_page=96'
  const { data } = JSON.parse((await call(list)).toString()) as { data: { id: number }[] }
  const order = (turn: number) => `/api/v1/orders/${data[turn % data.length]!.id}`
  const photo = await sharp(randomBytes(1600 * 1200 * 3), { raw: { width: 1600, height: 1200, channels: 3 } })
    .jpeg()
    .toBuffer()
  const acts = {
    read: (turn: number) =>
      call(
        [
          `/api/v1/orders?per_page=48&page=${1 + (turn % 50)}`,
          order(turn),
          '/api/v1/customers?search=ma&page=1',
          `/api/v1/inventories?per_page=48&page=${1 + (turn % 30)}`,
        ][turn % 4]!,
      ),
    print: (turn: number) => call(`${order(turn)}/invoice`),
    upload: async (turn: number) => {
      const body = new FormData()
      body.append('attachment', new Blob([photo]), `photo ${turn}.jpg`)
      await call(`${order(turn)}/attachments`, { method: 'POST', body })
      await sleep(2000)
    },
  }
  const done = { read: 0, print: 0, upload: 0 }
  say('idle')
  const end = Date.now() + minutes * 60_000
  const work = async (act: keyof typeof acts) => {
    while (Date.now() < end) await acts[act](done[act]++)
  }
  const people = [
    ...Array.from({ length: 16 }, () => work('read')),
    work('print'),
    work('print'),
    work('upload'),
  ]
  const isOver = Promise.all(people)
  for (let minute = 1; minute <= minutes; minute++) {
    await Promise.race([sleep(60_000), isOver])
    if (minute % 10 === 0) token = await signInToDemo(rigbay.url)
    say(`${done.read} reads, ${done.print} invoices, ${done.upload} photos`)
  }
  await isOver
  await sleep(75_000) // idle rendering threads end after a minute
  const kept = say('after a pause')
  console.log(kept <= most ? `within ${most} MB` : `ABOVE ${most} MB`)
} finally {
  await rigbay.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function seed(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { pool, close } = openDatabase(postgres.connection, { max: 1 })
  await seedShop(pool, 10_000)
  await close()
  await postgres.stop()
}

function say(when: string): number {
  const status = readFileSync(`/proc/${rigbay.child.pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024)
  console.log(`${megabytes('VmRSS')} MB, at most so far ${megabytes('VmHWM')} MB  ${when}`)
  return megabytes('VmRSS')
}
