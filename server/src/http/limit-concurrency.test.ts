import { type AddressInfo, connect } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { untilLockWaits } from '#server/testing/until-lock-waits.ts'
import { answerError } from './error-answers.ts'

const most = 3
const test = await testShop({ CONCURRENT_REQUESTS: String(most) })
const admin = await test.signIn('admin')
const read = () => admin.attempt(profileEndpoints.getProfile)

it('requests beyond the limit are refused at once, and served again when there is room', async () => {
  const { waiting, refused } = await test.db.transaction().execute(async db => {
    await sql`lock table sessions`.execute(db)
    const waiting = Array.from({ length: most }, read)
    await untilLockWaits(db)
    return { waiting: Promise.all(waiting), refused: await Promise.all(Array.from({ length: 20 }, read)) }
  })
  expect(new Set(refused.map(answer => answer.status))).toEqual(new Set([503]))
  expect(refused[0]!.headers['retry-after']).toBe('30')
  expect(refused[0]!.errors[0]!.code).toBe('too_busy')
  expect((await waiting).map(answer => answer.status)).toEqual([200, 200, 200])
  expect((await read()).status).toBe(200)
})

it('an upload over a slow connection does not count against the limit', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = test.app.server.address() as AddressInfo
  let requests = 0
  test.app.server.on('request', () => requests++)
  const token = await admin.token()
  const uploads = Array.from({ length: most + 1 }, () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(
      `POST ${profileEndpoints.uploadAvatar.path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n--b\r\n`,
    )
    return socket
  })
  await expect.poll(() => requests).toBe(uploads.length)
  await expect.poll(async () => (await read()).status).toBe(200)
  for (const socket of uploads) socket.destroy()
})

it('logs unexpected errors, but no refusals', () => {
  const error = vi.fn()
  const request = { headers: {}, log: { error } } as unknown as FastifyRequest
  const reply = {} as Record<'header' | 'code' | 'send', () => unknown>
  reply.header = reply.code = reply.send = () => reply
  const answer = (thrown: unknown) =>
    answerError(test.shop)(thrown, request, reply as unknown as FastifyReply)
  answer(refusal(commonErrors.too_busy))
  expect(error).not.toHaveBeenCalled()
  answer(new Error('odd'))
  expect(error).toHaveBeenCalledOnce()
})
