import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { type RigbayProcess, startRigbay } from '#server/testing/rigbay-process.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'

const database = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'rigbay-stop-'))
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

it('SIGTERM under load answers all requests in flight, and does not wait for idle connections', async () => {
  const rigbay = await startRigbay({ DATABASE_URL: database.url, DATA_DIR: dataDir }, ['--empty'])
  await rigbay.ready()
  // Never reads, so it never answers the close of its websocket.
  const sleeping = connect(rigbay.port, '127.0.0.1').on('error', () => {})
  sleeping.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(sleeping, 'data')
  sleeping.pause()
  const desks = Promise.all(Array.from({ length: 6 }, () => callUntilClosed(rigbay)))
  await sleep(500)
  const begun = beginSlowRequest(rigbay)
  await sleep(100)
  rigbay.child.kill('SIGTERM')
  await sleep(500)
  expect(await begun.finish()).toMatch(/^HTTP\/1.1 422 [\s\S]*connection: close/i)
  const reports = await desks
  expect(new Set(reports.map(({ end }) => end))).toEqual(new Set(['ECONNREFUSED']))
  expect(new Set(reports.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]))
  expect(await rigbay.ended()).toBe(0)
  sleeping.destroy()
})

/** Calls on one connection until there is no response; reconnects after `Connection: close`. */
async function callUntilClosed({ port }: RigbayProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  for (;;) {
    try {
      statuses.push(await get(port, agent))
    } catch (error) {
      return { statuses, end: (error as NodeJS.ErrnoException).code }
    }
  }
}

const get = (port: number, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path: '/health/ready', agent }, response =>
      response
        .on('error', reject)
        .on('end', () => resolve(response.statusCode!))
        .resume(),
    )
    call.on('error', reject).end()
  })

function beginSlowRequest({ port }: RigbayProcess) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', bytes => (answer += bytes))
  socket.write(
    'POST /auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16\r\n\r\n{"email": "',
  )
  return {
    async finish() {
      socket.write('a@b"}')
      await once(socket, 'close')
      return answer
    },
  }
}
