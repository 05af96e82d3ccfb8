import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { memorySettings } from '../scripts/memory-settings.js'
import { demoPassword } from '../server/src/demo-shop/seed-demo-shop.ts'
import { startRigbay } from '../server/src/testing/rigbay-process.ts'

// What a server holds after mixed work: `node scripts/run.js bench/memory.ts`, three minutes, Linux alone. With `plain`,
// without the settings of `npm start`. Megabytes of resident memory of the server's own process.
const most = 350

const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-memory-'))
const settings = process.argv.includes('plain') ? {} : memorySettings
const start = async () => {
  const server = await startRigbay({ DATA_DIR: dataDir, RATE_LIMIT: '10000000', ...settings })
  await server.ready()
  return server
}
await (await start()).stop() // what filled the demo shop is not what serves it
const rigbay = await start()
try {
  const token = await signIn()
  const read = async (path: string) => {
    const response = await fetch(rigbay.url + path, { headers: { authorization: `Bearer ${token}` } })
    return Buffer.from(await response.arrayBuffer())
  }
  const ids: number[] = JSON.parse((await read('/api/v1/orders?per_page=100')).toString()).data.map(
    (order: { id: number }) => order.id,
  )
  say('idle')
  const paths = (turn: number) => [
    `/api/v1/orders?per_page=50&page=${1 + (turn % 5)}`,
    `/api/v1/orders/${ids[turn % ids.length]}`,
    `/api/v1/customers?search=ma&page=1`,
    `/api/v1/parts?per_page=50&page=${1 + (turn % 3)}`,
  ]
  const readAll = (turn: number) => read(paths(turn)[turn % 4]!)
  say(`after ${await inTurn({ seconds: 60, most: 20_000, workers: 16 }, readAll)} reads`)
  const invoice = (turn: number) => read(`/api/v1/orders/${ids[turn % ids.length]}/invoice`)
  say(`after ${await inTurn({ seconds: 30, most: 300, workers: 4 }, invoice)} invoices`)
  say(`after ${await inTurn({ seconds: 10, most: 2_000, workers: 16 }, readAll)} reads more`)
  await sleep(75_000) // threads that set documents end after a minute without one
  const kept = say('after a pause')
  console.log(kept <= most ? `within ${most} MB` : `ABOVE ${most} MB`)
} finally {
  await rigbay.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function inTurn(
  until: { seconds: number; most: number; workers: number },
  work: (turn: number) => Promise<unknown>,
): Promise<number> {
  const end = Date.now() + until.seconds * 1000
  let turn = 0
  const worker = async () => {
    while (turn < until.most && Date.now() < end) await work(turn++)
  }
  await Promise.all(Array.from({ length: until.workers }, worker))
  return turn
}

function say(when: string): number {
  const status = readFileSync(`/proc/${rigbay.child.pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024)
  console.log(`${when.padEnd(24)} ${megabytes('VmRSS')} MB, at most so far ${megabytes('VmHWM')} MB`)
  return megabytes('VmRSS')
}

async function signIn(): Promise<string> {
  const send = (path: string, body: object, cookie = '') =>
    fetch(rigbay.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await send('/auth/sign-in', { email: 'admin@rigbay.test', password: demoPassword })
  const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!
  const { data } = (await signedIn.json()) as { data: { salt: string } }
  const answer = await send('/api/v1/auth/token', { token: data.salt }, cookie)
  return ((await answer.json()) as { data: { access_token: string } }).data.access_token
}
