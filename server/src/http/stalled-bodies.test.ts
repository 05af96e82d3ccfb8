import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropStalledBodies } from './stalled-bodies.ts'

/** Much longer than the gaps, for a busy machine. */
const patience = 1000
const app = fastify()

beforeAll(async () => {
  dropStalledBodies(app, patience)
  await app.register(multipart)
  app.post('/', async request => {
    let size = 0
    if (!request.isMultipart()) return { size: String(request.body).length }
    for await (const part of request.parts()) if (part.type === 'file') size += (await part.toBuffer()).length
    await sleep(patience * 2)
    return { size }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends the parts with pauses of `gap` ms; returns the response. */
async function sendSlowly(type: string, pieces: string[], length: number, gap: number): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', bytes => (answer += bytes))
  socket.on('error', () => {})
  const closed = new Promise(resolve => socket.once('close', resolve))
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  for (const piece of pieces) {
    socket.write(piece)
    await sleep(gap)
  }
  await closed
  return answer
}

const form = 'multipart/form-data; boundary=b'
const file = [
  '--b\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\n',
  ...'0123456789',
  '\r\n--b--',
]
const lengthOf = (pieces: string[]) => pieces.join('').length

it('allows an upload with progress and its response to take longer than the limit', async () => {
  expect(await sendSlowly(form, file, lengthOf(file), patience / 8)).toContain('{"size":10}')
})

it.each([
  [form, file.slice(0, 5)],
  ['text/plain', ['half']],
])('a body of %s that comes no further is dropped', async (type, pieces) => {
  const answer = await sendSlowly(type, pieces, lengthOf(pieces) + 100, 0)
  expect(answer).not.toContain(' 200 ')
})
