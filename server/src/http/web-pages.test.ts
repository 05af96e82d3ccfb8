import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSecurityHeaders } from './security-headers.ts'
import { addWebPages } from './web-pages.ts'

let folder: string
const app = fastify()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rigbay-pages-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), 'the app')
  await writeFile(join(folder, 'sign-in.html'), 'the identity pages')
  await writeFile(join(folder, 'assets/a.js'), 'code')
  // Node warns of more than ten; two belong to other plugins.
  app.addHook('onRequest', async (_, reply) => void reply.raw.setMaxListeners(8))
  await addSecurityHeaders(app, { isHttps: true })
  await addWebPages(app, { authPath: '/auth' }, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

const get = async (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each(['/', '/orders', '/orders/12/edit', '/assets/'])(
  'the app is at %s, with and without compression',
  async url => {
    expect((await get(url)).body).toBe('the app')
    expect((await get(url, { 'accept-encoding': 'br, gzip' })).body).toBe('the app')
  },
)

it('answers HEAD without a body', async () => {
  const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/' })
  expect([statusCode, body]).toEqual([200, ''])
})

it('sends a page without a warning of a listener leak', async () => {
  const warnings: string[] = []
  const collect = ({ name }: Error) => warnings.push(name)
  process.on('warning', collect)
  await get('/orders')
  await new Promise(setImmediate)
  process.off('warning', collect)
  expect(warnings).toEqual([])
})

it('identity pages have their own document; hashed files are cached for ever', async () => {
  expect((await get('/auth/sign-in')).body).toBe('the identity pages')
  const file = await get('/assets/a.js')
  expect(file.body).toBe('code')
  expect(file.headers['cache-control']).toContain('immutable')
})

it('sends the CSP with documents only', async () => {
  const page = await get('/orders')
  expect(page.headers['content-security-policy']).toContain("default-src 'self'")
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(page.headers['permissions-policy']).toMatch(/^camera=\(self\), microphone=\(\)/)
  const { headers } = await get('/assets/a.js')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['strict-transport-security']).toBeTruthy()
  expect(Object.keys(headers)).not.toContain('content-security-policy')
  expect(Object.keys(headers)).not.toContain('permissions-policy')
})

it('answers 404 to an unknown call or file', async () => {
  for (const url of ['/api/v1/nothing', '/assets/gone.js']) expect((await get(url)).body).not.toBe('the app')
})
