import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rolePermissions, roles } from '#contract/access/roles.ts'
import type { Access, Endpoint } from '#contract/shared/endpoint.ts'
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts'
import { features } from './features.ts'

type Client = Awaited<ReturnType<TestShop['signIn']>>

let test: TestShop

/** Deeper than any form, and with a character that no database keeps. */
const deep = Array.from({ length: 2000 }).reduce<unknown>(inner => ({ inner }), { name: 'a\0b' })

/** Every endpoint by every method that it answers. */
const calls = features.flatMap(feature =>
  Object.entries(feature.endpoints).flatMap(([name, endpoint]) =>
    [endpoint.method, ...(endpoint.also ? [endpoint.also] : [])].map(method => ({
      name: `${feature.name}.${name}`,
      endpoint: { ...endpoint, method } as Endpoint,
    })),
  ),
)

beforeAll(async () => {
  test = await openTestShop({ SIGN_IN_LIMIT: '100000' })
})
afterAll(() => test.close())

describe('every endpoint', () => {
  it('is looked at', () => {
    expect(calls.length).toBeGreaterThan(10)
    for (const feature of features) {
      const seen = calls.filter(call => call.name.startsWith(`${feature.name}.`))
      expect(seen.length, feature.name).toBeGreaterThanOrEqual(Object.keys(feature.endpoints).length)
    }
  })

  it('has a path and a method of its own', () => {
    const keys = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(calls)('$name refuses a stranger unless anyone may call it', async ({ endpoint }) => {
    const status = await send(endpoint)
    if (endpoint.requires === 'anyone') expect(status).not.toBe(403)
    else expect(status).toBe(401)
  })

  it.each(calls)(
    '$name answers 403 exactly to the roles without its permission [PERM-023]',
    async ({ endpoint }) => {
      for (const { name: role } of roles) {
        // Signed in each time: some calls end the session.
        const client = await test.signIn(role)
        const { status, codes } = await sendAs(client, endpoint)
        if (isAllowed(role, endpoint.requires)) {
          // A verb may have reasons of its own to say 403; that of a missing permission is not among them.
          expect(codes, role).not.toContain('forbidden')
          if (endpoint.requires !== 'anyone') expect(status, role).not.toBe(401)
        } else {
          expect(status, role).toBe(403)
          expect(codes, role).toEqual(['forbidden'])
        }
      }
    },
  )

  it.each(calls)('$name never fails over garbage', async ({ endpoint }) => {
    for (const id of ['999999999', '0', '-1', 'abc', '9'.repeat(30), '%00', "1'--", '1e3']) {
      for (const body of [undefined, {}, [], null, { id: 'x', nested: { deep: [null] } }, 'text', deep]) {
        await expectNoFailure(endpoint, { id, body })
      }
    }
  })

  it.each(calls.filter(({ endpoint }) => endpoint.query))(
    '$name never fails over a query of garbage',
    async ({ endpoint }) => {
      const names = Object.keys(endpoint.query!.shape)
      for (const value of [
        '',
        '%00',
        'a%00b',
        '%F0%9F%94%A7',
        '%25_%5C',
        '-1',
        '1e9',
        '9'.repeat(25),
        "'--",
      ]) {
        await expectNoFailure(endpoint, { query: names.map(name => `${name}=${value}`).join('&') })
        await expectNoFailure(endpoint, { query: names.map(name => `${name}[0]=${value}`).join('&') })
        // One at a time too: together, one refusal hides what the others would do.
        for (const name of names) await expectNoFailure(endpoint, { query: `${name}=${value}` })
      }
    },
  )
})

async function expectNoFailure(endpoint: Endpoint, request: { id?: string; query?: string; body?: unknown }) {
  const { status } = await sendAs(await test.signIn('superadmin'), endpoint, request)
  expect(
    status,
    `${endpoint.method} ${endpoint.path} with ${JSON.stringify(request).slice(0, 200)}`,
  ).toBeLessThan(500)
}

function isAllowed(role: string, access: Access): boolean {
  if (access === 'anyone' || access === 'signed-in') return true
  const held = rolePermissions[role as keyof typeof rolePermissions]
  return typeof access === 'string' ? held.has(access) : access.some(permission => held.has(permission))
}

const send = async (endpoint: Endpoint): Promise<number> =>
  (await test.app.inject({ method: endpoint.method, url: pathWith(endpoint, '999999999') })).statusCode

async function sendAs(
  client: Client,
  endpoint: Endpoint,
  { id = '999999999', query, body }: { id?: string; query?: string; body?: unknown } = {},
) {
  const answer = await test.app.inject({
    method: endpoint.method,
    url: pathWith(endpoint, id) + (query ? `?${query}` : ''),
    headers: {
      authorization: `Bearer ${await client.token()}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  const errors: { code: string }[] = (isJson && answer.body && answer.json().errors) || []
  return { status: answer.statusCode, codes: errors.map(error => error.code) }
}

const pathWith = (endpoint: Endpoint, id: string): string => endpoint.path.replace(/\{\w+\}/g, id)
