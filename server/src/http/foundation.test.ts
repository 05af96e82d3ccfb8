import { describe, expect, it } from 'vitest'
import { featureEndpoints } from '#contract/catalogue/feature.ts'
import { unitEndpoints } from '#contract/catalogue/unit.ts'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { errorEnvelope } from '#contract/shared/errors.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { openTestShop, testShop } from '#server/testing/test-shop.ts'
import { isOriginAllowed } from './origin.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const create = lookupEndpoints.createExpenseType
describe('the body of a call', () => {
  const send = (url: string, payload: string, authorization = '') =>
    test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', authorization },
    })
  it('is read once it is known who calls', async () => {
    expect((await send(create.path, '{ broken')).statusCode).toBe(401)
  })

  it('is small where nobody signs in', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(17_000), password: 'x' })
    expect((await send('/auth/sign-in', body)).statusCode).toBe(413)
  })

  it('has at most 20,000 values', async () => {
    const { status } = await admin.attempt(create, { body: { title: Array(20_001).fill(0) as never } })
    expect(status).toBe(400)
  })
})

describe('a refusal', () => {
  it('comes in one envelope with status, code, sentence and field', {
    tags: ['ERR-026', 'PLAT-038'],
  }, async () => {
    const { status, body } = await admin.attempt(create, { body: { title: '' } })
    expect(status).toBe(422)
    expect(errorEnvelope.parse(body).errors).toEqual([
      {
        status: 422,
        code: 'validate__required',
        title: 'Field is required',
        source: { parameter: 'title' },
        params: {},
      },
    ])
  })

  it('lists every invalid field, and the field of a broken rule', { tags: 'PLAT-038' }, async () => {
    const named = async (body: object, options = {}) => {
      const { status, errors } = await admin.attempt(unitEndpoints.create, { body: body as never }, options)
      expect(status).toBe(422)
      return errors.map(({ source, title }) => [source?.parameter, title])
    }
    expect(await named({ name: '', accept_decimals: 'maybe' })).toEqual([
      ['name', 'Field is required'],
      ['accept_decimals', expect.any(String)],
    ])
    await admin.call(unitEndpoints.create, { body: { name: 'skid' } as never })
    const taken = ['name', '“SKID” is taken already']
    expect(await named({ name: 'SKID' })).toEqual([taken])
    const pitch = { body: { name: 'Pitch', slug: 'pitch' } as never }
    await admin.call(featureEndpoints.create, pitch)
    const { errors } = await admin.attempt(featureEndpoints.create, pitch)
    expect(errors.map(error => error.source?.parameter)).toEqual(['name', 'slug'])
    expect(await named({ name: 'SKID', accept_decimals: 'maybe' }, { validateOnly: true })).toEqual([
      ['accept_decimals', expect.any(String)],
      taken,
    ])
  })

  it("speaks the caller's language", { tags: ['ERR-026', 'PLAT-002'] }, async () => {
    const { errors } = await admin.attempt(create, { body: { title: '' } }, { language: 'uk' })
    expect(errors[0]!.title).toBe('Обов’язкове поле')
    const french = await admin.attempt(create, { body: { title: '' } }, { language: 'fr' })
    expect(french.errors[0]!.title).toBe('Field is required')
  })

  it('has the specified sentence for a missing object', { tags: 'ERR-023' }, async () => {
    const { status, errors } = await admin.attempt(create, { body: undefined as never })
    expect(status).toBe(422)
    expect(errors[0]).toMatchObject({ code: 'validate__object', title: 'The request must be an object' })
  })

  it('is 401 without a session, 403 without the right, 404 for an unknown record', {
    tags: 'PERM-023',
  }, async () => {
    const mechanic = await test.signIn('mechanic')
    expect((await test.stranger.attempt(create, { body: { title: 'Tow' } })).status).toBe(401)
    expect((await mechanic.attempt(create, { body: { title: 'Tow' } })).status).toBe(403)
    const gone = await admin.attempt(lookupEndpoints.updateExpenseType, {
      params: { id: 999_999 },
      body: { title: 'x' },
    })
    expect(gone.status).toBe(404)
  })

  it('of an invalid path or id is 404 in the same envelope', { tags: 'PLAT-031' }, async () => {
    for (const url of ['/api/v1/nothing', '/api/v1/common-info/expense-types/abc']) {
      const response = await test.app.inject({
        method: 'DELETE',
        url,
        headers: { authorization: `Bearer ${await admin.token()}` },
      })
      expect(response.statusCode).toBe(404)
      expect(errorEnvelope.parse(response.json()).errors[0]!.title).not.toBe('')
    }
  })

  it('of broken JSON is 400, of another kind of body 415, of a huge one 413', async () => {
    const send = async (payload: string, type = 'application/json') =>
      (
        await test.app.inject({
          method: 'POST',
          url: create.path,
          payload,
          headers: { authorization: `Bearer ${await admin.token()}`, 'content-type': type },
        })
      ).statusCode
    expect(await send('{"title":')).toBe(400)
    expect(await send('<title/>', 'text/xml')).toBe(415)
    expect(await send(JSON.stringify({ title: 'x'.repeat(3_000_000) }))).toBe(413)
  })

  it('is 406 where JSON is not accepted', async () => {
    const { status } = await admin.attempt(
      lookupEndpoints.listStates,
      {},
      { headers: { accept: 'text/html' } },
    )
    expect(status).toBe(406)
  })

  it('of a page from another origin is 403', async () => {
    const { status, errors } = await admin.attempt(
      create,
      { body: { title: 'x' } },
      { headers: { origin: 'https://evil.test' } },
    )
    expect(status).toBe(403)
    expect(errors[0]!.code).toBe('foreign_origin')
  })

  it('is 403 for a foreign origin with a forged Host when PUBLIC_URL is set', () => {
    const of = (environment: Record<string, string>, origin: string) =>
      isOriginAllowed(readConfiguration(environment), origin, 'evil.test')
    expect(of({}, 'http://evil.test')).toBe(true)
    const PUBLIC_URL = 'https://shop.example.com'
    expect(of({ PUBLIC_URL }, 'http://evil.test')).toBe(false)
    expect(of({ PUBLIC_URL }, PUBLIC_URL)).toBe(true)
  })
})

describe('a frozen company and maintenance', () => {
  it('answer 402 and 503 with Retry-After to everything but the session', { tags: 'ERR-005' }, async () => {
    await test.db.updateTable('company').set({ is_frozen: true }).execute()
    const frozen = await admin.attempt(lookupEndpoints.listStates)
    expect(frozen.status).toBe(402)
    expect(frozen.errors[0]!.title).toBe('Your account has been frozen.')
    expect((await admin.attempt(profileEndpoints.getProfile)).status).toBe(200)
    await test.db.updateTable('company').set({ is_frozen: false, is_in_maintenance: true }).execute()
    const away = await admin.attempt(lookupEndpoints.listStates)
    expect(away.status).toBe(503)
    expect(away.headers['retry-after']).toBe('30')
    await test.db.updateTable('company').set({ is_in_maintenance: false }).execute()
  })
})

describe('the headers of a request', () => {
  it('give the caller, language and time zone; Admin-Panel is optional', {
    tags: 'PLAT-023',
  }, async () => {
    const { id } = (
      await admin.call(unitEndpoints.create, { body: { name: 'crate' } }, { timezone: 'Europe/Kyiv' })
    ).data
    const headers = { authorization: `Bearer ${await admin.token()}`, 'app-language': 'uk' }
    const [entry] = (
      await test.app.inject({ url: `${unitEndpoints.list.path}/${id}/history`, headers })
    ).json().data
    expect(entry).toMatchObject({
      message: 'Запис створено',
      user: { email: admin.user.email },
      performed_timezone: 'Europe/Kyiv',
    })
    await admin.call(
      unitEndpoints.update,
      { params: { id }, body: { name: 'box' } },
      { timezone: 'Nowhere/City' },
    )
    const { data } = await admin.call(unitEndpoints.listHistory, { params: { id } })
    expect(data[0]).toMatchObject({ message: 'Changed', performed_timezone: 'America/Chicago' })
  })
})

describe('every answer', () => {
  it('carries a request id and strict security headers', async () => {
    const { headers } = await admin.attempt(lookupEndpoints.listStates)
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(String(headers['content-security-policy'])).toContain("script-src 'self'")
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('of a list reads arrays with indices and numbers from its query', { tags: 'PLAT-026' }, async () => {
    const mechanic = await test.signIn('mechanic')
    const names = async (query: string) => {
      const answer = await test.app.inject({
        url: `/api/v1/users/short-list?${query}`,
        headers: { authorization: `Bearer ${await admin.token()}` },
      })
      return answer.json().data.map((user: { id: number }) => user.id)
    }
    expect(await names('roles[0]=3&roles[1]=sales_manager')).toContain(mechanic.user.id)
    expect(await names('roles[0]=2&roles[1]=sales_manager')).not.toContain(mechanic.user.id)
    expect(await names(`id=${mechanic.user.id}&roles[0]=2`)).toEqual([mechanic.user.id])
  })

  it('of a list accepts question marks in a search', async () => {
    for (const name of ['crate', 'crate?m'])
      await admin.call(unitEndpoints.create, { body: { name } as never })
    const rows = async (query: string) => {
      const url = `${unitEndpoints.list.path}?${query}`
      const headers = { authorization: `Bearer ${await admin.token()}` }
      return (await test.app.inject({ url, headers })).json().data.length
    }
    expect(await rows('search=crate')).toBe(2)
    expect(await rows('search=crate?&per_page=1')).toBe(1)
  })
})

it('compresses answers with Brotli or gzip, also for a browser that prefers zstd', async () => {
  const encodingOf = async (accepted: string) => {
    const url = '/api/v1/openapi.json'
    return (await test.app.inject({ url, headers: { 'accept-encoding': accepted } })).headers[
      'content-encoding'
    ]
  }
  expect(await encodingOf('zstd, gzip, deflate, br')).toBe('br')
  expect(await encodingOf('gzip, zstd')).toBe('gzip')
  expect(await encodingOf('zstd')).toBe(undefined)
})

describe('too many calls', () => {
  it('are answered 429 with Retry-After', { tags: 'ERR-008' }, async () => {
    const busy = await openTestShop({ RATE_LIMIT: '6' })
    const user = await busy.signIn('admin')
    const statuses = []
    for (let call = 0; call < 5; call++)
      statuses.push((await user.attempt(lookupEndpoints.listStates)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await user.attempt(lookupEndpoints.listStates)).headers['retry-after']).toBe('30')
    const ofStranger = []
    for (let call = 0; call < 4; call++)
      ofStranger.push(
        (await busy.app.inject({ method: 'POST', url: '/auth/sign-in', payload: {} })).statusCode,
      )
    expect(ofStranger).toEqual([422, 422, 422, 429])
    await busy.close()
  })
})

describe('health', () => {
  it('reports that the process is live and ready', async () => {
    expect((await test.app.inject('/health/live')).statusCode).toBe(200)
    expect((await test.app.inject('/health/ready')).statusCode).toBe(200)
  })
})
