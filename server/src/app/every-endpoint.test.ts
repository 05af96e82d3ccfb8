import { describe, expect, it } from 'vitest'
import type { Permission } from '#contract/access/permissions.ts'
import { type Role, roles } from '#contract/access/roles.ts'
import { isForKeys } from '#contract/online-shop/shop-scopes.ts'
import { apiPrefix, type Endpoint, type Method } from '#contract/shared/endpoint.ts'
import { endpointRights, holds, methodsOf, rowOf } from '#server/testing/endpoint-rights.ts'
import { testShop } from '#server/testing/test-shop.ts'
import { withoutRight } from '#server/testing/without-right.ts'
import { features } from './features.ts'

const endpoints = features.flatMap(feature =>
  Object.entries(feature.endpoints).map(([name, endpoint]) => ({
    name: `${feature.name}.${name}`,
    endpoint: endpoint as Endpoint,
    right: endpointRights[rowOf(endpoint)],
  })),
)

const calls = endpoints.flatMap(({ name, endpoint, right }) =>
  methodsOf(endpoint).map(method => ({ name: `${method} ${name}`, endpoint, method, right: right! })),
)

/** One per role, renewed after calls that end the session. */
const tokens = {} as Record<Role, string>

const test = await testShop({ SIGN_IN_LIMIT: '100000' })
for (const { name } of roles) tokens[name] = await (await test.signIn(name)).token()

describe('every endpoint', () => {
  it('has its right in the table, and the table nothing else', { tags: 'PERM-023' }, () => {
    const enforced = endpoints.map(({ endpoint }) => [rowOf(endpoint), endpoint.requires])
    expect(Object.fromEntries(enforced)).toEqual(endpointRights)
  })

  it('has a path and a method of its own', () => {
    const keys = calls.map(({ endpoint, method }) => `${method} ${endpoint.path.replace(/\{\w+\}/g, '{}')}`)
    expect(keys.length).toBeGreaterThan(150)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(calls)('$name refuses a stranger unless anyone may call it', async call => {
    const { status } = await send(call)
    if (call.right === 'anyone') expect(status).not.toBe(403)
    else expect(status).toBe(401)
  })

  it.each(calls)(
    '$name answers 403 exactly to the roles without its permission',
    { tags: 'PERM-023' },
    async call => {
      for (const { name: role } of roles) {
        const { status, codes } = await send(call, { role })
        if (holds(role, call.right)) {
          expect(codes, role).not.toContain('forbidden')
          if (call.right !== 'anyone') expect(status, role).not.toBe(401)
        } else if (isForKeys(call.right)) {
          expect([status, codes], role).toEqual([401, ['shop_key_unknown']])
        } else {
          expect(status, role).toBe(403)
          expect(codes, role).toEqual(['forbidden'])
        }
      }
    },
  )

  it.each(calls)('$name never fails over garbage', async call => {
    const ids = call.endpoint.path.includes('{') ? garbageIds : [noId]
    const bodies = call.method === 'GET' ? [undefined] : garbageBodies
    for (const id of ids) for (const body of bodies) await expectNoFailure(call, { id, body })
  })

  it.each(calls.filter(({ endpoint }) => endpoint.query))(
    '$name answers a garbage query without a server error',
    async call => {
      const names = Object.keys(call.endpoint.query!.shape)
      for (const value of garbageValues) {
        // Also one at a time: together, one refusal hides the others.
        const queries = [names, ...names.map(name => [name])].map(some =>
          some.map(name => `${name}=${value}`),
        )
        const indexed = names.map(name => `${name}[0]=${value}`)
        const distinct = new Set([...queries, indexed].map(query => query.join('&')))
        for (const query of distinct) await expectNoFailure(call, { query })
      }
    },
  )
})

it.each([
  ['POST', /^\/(orders|customers|trucks|trailers)\/\{id\}\/comments$/, 'add-comment', 4],
  ['PUT', /^\/orders\/\{id\}\/restore(-update)?$/, 'restore', 2],
  ['DELETE', /^\/orders\/\{id\}\/permanently$/, 'delete-permanently', 1],
] as const)(
  '%s %s needs the right to %s',
  { tags: ['PERM-020', 'PERM-022'] },
  async (method, path, right, count) => {
    const found = calls.filter(
      call => call.method === method && path.test(call.endpoint.path.replace(apiPrefix, '')),
    )
    expect(found).toHaveLength(count)
    for (const call of found) {
      const permission = call.right as Permission
      expect(permission.split('.')[1]).toBe(right)
      const refused = () => send(call, { role: 'admin' }).then(({ codes }) => codes.includes('forbidden'))
      expect([await withoutRight('admin', permission, refused), await refused()]).toEqual([true, false])
    }
  },
)

type Call = { endpoint: Endpoint; method: Method }

const noId = '999999999'
const garbageIds = [noId, '0', '-1', 'abc', '9'.repeat(30), '%00', "1'--", '1e3']
const garbageValues = ['', '%00', 'a%00b', '%F0%9F%94%A7', '%25_%5C', '-1', '1e9', '9'.repeat(25), "'--"]
/** The last is nested too deep and has a character that PostgreSQL cannot store. */
const garbageBodies = [
  undefined,
  ...[{}, [], null, { id: 'x', nested: { deep: [null] } }, 'text'].map(body => JSON.stringify(body)),
  `${'{"inner":'.repeat(2000)}{"name":"a\\u0000b"}${'}'.repeat(2000)}`,
]

async function expectNoFailure(call: Call, request: { id?: string; query?: string; body?: string }) {
  const { status } = await send(call, { role: 'superadmin', ...request })
  expect(
    status,
    `${call.method} ${call.endpoint.path} with ${JSON.stringify(request).slice(0, 200)}`,
  ).toBeLessThan(500)
}

async function send(
  { endpoint, method }: Call,
  { role, id = noId, query, body }: { role?: Role; id?: string; query?: string; body?: string } = {},
) {
  const answer = await test.app.inject({
    method,
    url: endpoint.path.replace(/\{\w+\}/g, id) + (query ? `?${query}` : ''),
    headers: {
      ...(role ? { authorization: `Bearer ${tokens[role]}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  if (method !== 'GET' && answer.statusCode < 300)
    await test.db
      .updateTable('sessions')
      .set({ revoked_at: null })
      .where('revoked_at', 'is not', null)
      .execute()
  const isJson = String(answer.headers['content-type'] ?? '').includes('json')
  const errors: { code: string }[] = (isJson && answer.body && answer.json().errors) || []
  return { status: answer.statusCode, codes: errors.map(error => error.code) }
}
