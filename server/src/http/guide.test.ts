import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addGuide } from './guide.ts'
import { addSecurityHeaders } from './security-headers.ts'

const app = fastify()
await addSecurityHeaders(app, { isHttps: false })
await addGuide(app)

it('every page and picture of the guide is linked from its first page', async () => {
  const seen = new Map<string, number>([['/guide', 0]])
  for (const url of seen.keys()) {
    const { statusCode, headers, body } = await app.inject(url)
    seen.set(url, statusCode)
    if (!String(headers['content-type']).startsWith('text/html')) continue
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).not.toContain('<script')
    for (const [, next] of body.matchAll(/(?:href|src)="(\/guide[^"#]*)/g))
      seen.set(next!, seen.get(next!) ?? 0)
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  const folder = join(import.meta.dirname, '../../../docs/guide')
  const files = readdirSync(folder, { recursive: true }).map(String)
  const unseen = files
    .filter(name => name.includes('.'))
    .map(name => (name === 'index.md' ? '/guide' : `/guide/${name.replace(/\.md$/, '')}`))
    .filter(url => !seen.has(url))
  expect(unseen).toEqual([])
})

it('has no other page', async () => {
  for (const url of ['/guide/nothing', '/guide/..%2Fsecurity', '/guide/pictures/nothing.webp'])
    expect((await app.inject(url)).statusCode, url).not.toBe(200)
})
