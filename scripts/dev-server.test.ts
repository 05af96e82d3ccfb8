import { once } from 'node:events'
import { createServer as createHttpServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** Responds with the Host header of the request. */
const behind = createHttpServer((asked, answer) => answer.end(asked.headers.host))
behind.on('upgrade', (asked, socket) => {
  socket.end(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nX-Host: ${asked.headers.host}\r\n\r\n`,
  )
})

let dev: ViteDevServer
let port: number

beforeAll(async () => {
  await once(behind.listen(0, '127.0.0.1'), 'listening')
  process.env.RIGBAY_SERVER = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`
  dev = await createServer({
    configFile: join(import.meta.dirname, '../web/vite.config.ts'),
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  await dev.listen()
  port = (dev.httpServer!.address() as AddressInfo).port
})
afterAll(async () => {
  delete process.env.RIGBAY_SERVER
  await dev.close()
  behind.close()
})

it.each(['/api/v1/session', '/auth/login', '/health', '/socket.io/'])(
  'npm run dev forwards %s with the Host of the page, which the server compares with the origin',
  async path => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })
    expect(await answer.text()).toBe(`127.0.0.1:${port}`)
  },
)

it('npm run dev forwards websockets', async () => {
  const asked = request({
    host: '127.0.0.1',
    port,
    path: '/socket.io/?transport=websocket',
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  }).end()
  const [answer, socket] = await once(asked, 'upgrade')
  socket.destroy()
  expect(answer.headers['x-host']).toBe(`127.0.0.1:${port}`)
})
