import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfiguration } from '#server/platform/configuration.ts'
import { createServer } from './serve.ts'

async function addressOf(trusted: string, forwarded: string, remoteAddress = '127.0.0.1'): Promise<string> {
  const { trustProxy } = readConfiguration({ TRUST_PROXY: trusted })
  const app = await createServer({ log: pino({ level: 'silent' }), trustProxy, isHttps: false })
  app.get('/', async request => request.ip)
  const answer = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })
  await app.close()
  return answer.body
}

it.each([
  ['', '203.0.113.9', '127.0.0.1'],
  ['0', '203.0.113.9', '127.0.0.1'],
  // A proxy adds its value at the right.
  ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['1', '198.51.100.1, 198.51.100.2, 203.0.113.9', '203.0.113.9'],
  ['2', '198.51.100.1, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
  ['loopback', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['loopback, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
])('with TRUST_PROXY=%s, of %s the client is %s', async (trusted, forwarded, client) => {
  expect(await addressOf(trusted, forwarded)).toBe(client)
})

it('ignores the address that a client other than the named proxies claims', async () => {
  expect(await addressOf('loopback', '203.0.113.9', '192.0.2.7')).toBe('192.0.2.7')
})
