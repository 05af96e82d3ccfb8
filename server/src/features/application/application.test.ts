import { describe, expect, it } from 'vitest'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import { features } from '#server/app/features.ts'
import { openTestShop, testShop } from '#server/testing/test-shop.ts'

const test = await testShop()

describe('sentences', () => {
  it('are public in the requested language', { tags: 'PLAT-004' }, async () => {
    const required: string[] = []
    for (const lang of languageSlugs) {
      const { data } = await test.stranger.call(applicationEndpoints.getTranslations, { query: { lang } })
      required.push((data.errors as Record<string, string>).validate__required!)
    }
    expect(required).toEqual([
      'Field is required',
      'Обязательное поле',
      'Este campo es obligatorio',
      'Обов’язкове поле',
    ])
  })

  it('are not sent again if unchanged', async () => {
    const first = await test.stranger.attempt(applicationEndpoints.getTranslations, { query: { lang: 'uk' } })
    const tag = String(first.headers.etag)
    const again = await test.stranger.attempt(
      applicationEndpoints.getTranslations,
      { query: { lang: 'uk' } },
      { headers: { 'if-none-match': tag } },
    )
    expect(again.status).toBe(304)
    expect(again.raw.length).toBe(0)
    const other = await test.stranger.attempt(
      applicationEndpoints.getTranslations,
      { query: { lang: 'ru' } },
      { headers: { 'if-none-match': tag } },
    )
    expect(other.status).toBe(200)
  })

  it('include longer texts', { tags: 'PLAT-005' }, async () => {
    const english = await test.stranger.call(applicationEndpoints.listContentBlocks, {
      query: { lang: 'en' },
    })
    const spanish = await test.stranger.call(applicationEndpoints.listContentBlocks, {
      query: { lang: 'es' },
    })
    expect(english.data.length).toBeGreaterThan(0)
    expect(spanish.data.map(block => block.slug)).toEqual(english.data.map(block => block.slug))
    expect(spanish.data[0]!.content).not.toBe(english.data[0]!.content)
  })

  it('exist in four languages only', { tags: 'PLAT-002' }, async () => {
    const answer = await test.stranger.attempt(applicationEndpoints.getTranslations, {
      query: { lang: 'fr' as never },
    })
    expect(answer.status).toBe(422)
    expect(languageSlugs).toEqual(['en', 'ru', 'es', 'uk'])
  })
})

describe('the configuration', () => {
  it('is public, with the sign-in address and languages', { tags: 'PLAT-002' }, async () => {
    const { data } = await test.stranger.call(applicationEndpoints.getAppConfig)
    expect(data).toMatchObject({
      brand: 'Rigbay',
      auth_url: '/auth',
      default_language: 'en',
      timezone: 'America/Chicago',
      is_demo: false,
      is_mail_sent: false,
    })
    expect(data.languages.map(language => language.slug)).toEqual([...languageSlugs])
  })
})

describe('identity pages elsewhere', () => {
  it('are public; other endpoints need a signed-in user', {
    tags: ['AUTH-001', 'PLAT-045'],
  }, async () => {
    const auth_url = 'https://id.example.com/auth'
    const shop = await openTestShop({ AUTH_URL: auth_url })
    try {
      expect((await shop.stranger.call(applicationEndpoints.getAppConfig)).data).toMatchObject({ auth_url })
      const { status, errors } = await shop.stranger.attempt(applicationEndpoints.listBroadcastChannels)
      expect([status, errors[0]!.code]).toEqual([401, 'not_signed_in'])
    } finally {
      await shop.close()
    }
  })
})

describe('realtime channels', () => {
  it("are the company's and the user's own", { tags: 'PLAT-010' }, async () => {
    const client = await test.signIn('mechanic')
    const { data } = await client.call(applicationEndpoints.listBroadcastChannels)
    expect(data.map(channel => channel.name)).toEqual(['private-company.1', `private-user.${client.user.id}`])
  })

  it('are signed for a socket; others are refused', { tags: 'PLAT-011' }, async () => {
    const [client, other] = await Promise.all([test.signIn('mechanic'), test.signIn('admin')])
    const sign = (id: number, socket_id = '123.456', who: Pick<typeof client, 'attempt'> = client) =>
      who.attempt(applicationEndpoints.authorizeBroadcastChannel, {
        body: { socket_id, channel_name: `private-user.${id}` },
      })
    const { auth } = (await sign(client.user.id)).body.data
    expect(auth).toMatch(/^rigbay:[0-9a-f]{64}$/)
    expect((await sign(client.user.id)).body.data.auth).toBe(auth)
    expect((await sign(client.user.id, '123.457')).body.data.auth).not.toBe(auth)
    expect((await sign(other.user.id)).status).toBe(403)
    expect((await sign(client.user.id, '123.456', test.stranger)).status).toBe(401)
  })
})

describe('the description of the API', () => {
  it('has every endpoint with input and response', async () => {
    const answer = await test.app.inject('/api/v1/openapi.json')
    const document = answer.json()
    expect(document.openapi).toBe('3.1.0')
    const endpoints = features.flatMap(feature => Object.values(feature.endpoints))
    expect(endpoints.length).toBeGreaterThan(10)
    for (const endpoint of endpoints) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
      expect(operation, `${endpoint.method} ${endpoint.path}`).toMatchObject({ summary: endpoint.summary })
      if (endpoint.body || endpoint.files) expect(operation.requestBody).toBeTruthy()
    }
    const ids = Object.values(document.paths).flatMap(item =>
      Object.values(item as Record<string, { operationId: string }>).map(operation => operation.operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has all paths under one prefix, except the identity pages', { tags: 'PLAT-031' }, async () => {
    const { paths } = (await test.app.inject('/api/v1/openapi.json')).json()
    const others = Object.keys(paths).filter(path => !path.startsWith('/api/v1/'))
    expect(others.filter(path => !path.startsWith('/auth/'))).toEqual([])
  })

  it('declares ids in responses as numbers', { tags: 'PLAT-028' }, async () => {
    const { paths } = (await test.app.inject('/api/v1/openapi.json')).json()
    const seen: [place: string, type: unknown][] = []
    for (const [path, item] of Object.entries<Record<string, { responses: Record<string, object> }>>(paths)) {
      // A draft's id is the name of its form.
      if (path.startsWith('/api/v1/drafts/')) continue
      for (const { responses } of Object.values(item)) walk(responses['200'], path)
    }
    expect(seen.length).toBeGreaterThan(200)
    expect(seen.filter(([, type]) => type !== 'integer')).toEqual([])

    function walk(shape: unknown, place: string): void {
      if (typeof shape !== 'object' || shape === null) return
      for (const [name, inner] of Object.entries((shape as { properties?: object }).properties ?? {}))
        if (/^(id|\w+_id)$/.test(name)) seen.push([`${place} ${name}`, typeOf(inner)])
      for (const [name, inner] of Object.entries(shape)) walk(inner, `${place} ${name}`)
    }
    /** For a nullable schema: the type of the non-null part. */
    function typeOf({ type, anyOf }: { type?: string; anyOf?: { type?: string }[] }): unknown {
      return type ?? anyOf?.find(one => one.type !== 'null')?.type
    }
  })

  it('can be read in a browser under the content security policy', async () => {
    const page = await test.app.inject('/api/docs/')
    expect(page.statusCode).toBe(200)
    const shown = (await test.app.inject('/api/docs/json')).json()
    expect(shown.paths).toEqual((await test.app.inject('/api/v1/openapi.json')).json().paths)
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
    // A script in the page itself would be blocked.
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>/)
  })
})

describe('AUTH_URL', () => {
  it('moves the calls of the identity pages', async () => {
    const moved = await openTestShop({ AUTH_URL: '/identity' })
    try {
      const call = (url: string) =>
        moved.app.inject({ method: 'POST', url, payload: { email: 'a@rigbay.test', password: 'b' } })
      expect((await call('/identity/sign-in')).statusCode).toBe(401)
      expect((await call('/auth/sign-in')).statusCode).toBe(404)
    } finally {
      await moved.close()
    }
  })
})
