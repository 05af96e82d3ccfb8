import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { afterAll, afterEach, expect, it } from 'vitest'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { sweepUploadFolders } from './upload-folder.ts'
import { readForm } from './uploaded-files.ts'

const test = await testShop()
const admin = await test.signIn('admin')
const { path: url } = profileEndpoints.uploadAvatar

const usual = process.env.TMPDIR
const folder = mkdtempSync(join(tmpdir(), 'rigbay-forms-'))
process.env.TMPDIR = folder
afterAll(() => {
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => expect.poll(() => readdirSync(folder)).toEqual([]))

const part = (disposition: string, content = 'x', more = '') =>
  `--b\r\nContent-Disposition: form-data${disposition}\r\n${more}\r\n${content}\r\n`
const end = '--b--\r\n'
const photo = '; name="photo"; filename="a.png"'

it.each([
  ['a file without a name', part('; filename="a.png"') + end],
  ['a field without a name', part('') + end],
  [
    'a file without a file name',
    part('; name="photo"', 'x', 'Content-Type: application/octet-stream\r\n') + end,
  ],
  ['a form that is cut in a file', part(photo)],
  ['a form that is cut in a field', part('; name="note"')],
  ['a form that is cut in a header', '--b\r\nContent-Disposition: form-data; na'],
  ['a field of the name of a prototype', part('; name="__proto__"') + end],
])('%s is answered 400', async (_, payload) => {
  expect((await send(payload)).statusCode).toBe(400)
})

it('answers a form without a boundary with 400', async () => {
  expect((await send(part(photo) + end, 'multipart/form-data')).statusCode).toBe(400)
})

it.each([
  ['an empty body', ''],
  ['a body in another boundary', part(photo).replaceAll('--b', '--c') + end],
  ['a file of the name of an inherited property', part('; name="hasOwnProperty[0]"; filename="a.png"') + end],
  ['a field of the name of an inherited property', part('; name="hasOwnProperty[0]"') + end],
])('%s is a form without the file that is asked for', async (_, payload) => {
  const answer = await send(payload)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ code: 'file_required', source: { parameter: 'photo' } }])
})

it.each(['before', 'while'])('a sender who goes away %s the form is read leaves nothing', async moment => {
  const app = fastify()
  await app.register(multipart)
  const received = Promise.withResolvers<IncomingMessage>()
  const gone = Promise.withResolvers<void>()
  const outcome = Promise.withResolvers<unknown>()
  app.post('/', async request => {
    received.resolve(request.raw)
    if (moment === 'before') await gone.promise
    await readForm(request, { photo: {} }).then(outcome.resolve, outcome.resolve)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 9999\r\n\r\n${part(photo)}`,
  )
  const request = await received.promise
  const closed = new Promise(resolve => request.on('error', () => {}).once('close', resolve))
  if (moment === 'while') await expect.poll(() => readdirSync(folder, { recursive: true }).length).toBe(2)
  socket.destroy()
  await closed
  gone.resolve()
  expect(await outcome.promise).toMatchObject({ status: 400 })
  await app.close()
})

it('removes upload folders of a killed process, but none in use', async () => {
  const [abandoned, used] = ['rigbay-upload-1', 'rigbay-upload-2'].map(name => join(folder, name))
  await mkdir(abandoned!)
  await mkdir(used!)
  const old = new Date(Date.now() - 3 * 3_600_000)
  await utimes(abandoned!, old, old)
  await sweepUploadFolders()
  expect(await readdir(folder)).toEqual(['rigbay-upload-2'])
  await sweepUploadFolders(new Date(Date.now() + 3 * 3_600_000))
})

async function send(payload: string, type = 'multipart/form-data; boundary=b') {
  return test.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${await admin.token()}`, 'content-type': type },
    payload,
  })
}
