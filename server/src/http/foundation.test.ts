import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { repairOrderBillingEndpoints } from '#contract/billing/repair-order-billing-endpoints.ts'
import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { errorEnvelope } from '#contract/shared/errors.ts'
import { forgetAnswers } from '#server/operation/answer-once.ts'
import { readConfiguration } from '#server/platform/configuration.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { openTestShop, testShop } from '#server/testing/test-shop.ts'
import { isOriginAllowed } from './origin.ts'

const test = await testShop()
const admin = await test.signIn('admin')

const create = lookupEndpoints.createExpenseType
const countTitled = async (title: string) => {
  const { total } = await test.db
    .selectFrom('dictionary_entries')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return total
}

describe('a refusal', () => {
  it('comes in one envelope with status, code, sentence and field [PLAT-038, ERR-026]', async () => {
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

  it("speaks the caller's language [PLAT-002, ERR-026]", async () => {
    const { errors } = await admin.attempt(create, { body: { title: '' } }, { language: 'uk' })
    expect(errors[0]!.title).toBe('Обов’язкове поле')
  })

  it('names a missing object in the stated words [ERR-023]', async () => {
    const { status, errors } = await admin.attempt(create, { body: undefined as never })
    expect(status).toBe(422)
    expect(errors[0]).toMatchObject({ code: 'validate__object', title: 'The request must be an object' })
  })

  it('is 401 for a stranger, 403 without the right, 404 for what is not there [PERM-023]', async () => {
    const mechanic = await test.signIn('mechanic')
    expect((await test.stranger.attempt(create, { body: { title: 'Tow' } })).status).toBe(401)
    expect((await mechanic.attempt(create, { body: { title: 'Tow' } })).status).toBe(403)
    const gone = await admin.attempt(lookupEndpoints.updateExpenseType, {
      params: { id: 999_999 },
      body: { title: 'x' },
    })
    expect(gone.status).toBe(404)
  })

  it('of a path or an id that cannot be is 404 in the same envelope [PLAT-031]', async () => {
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

  it('of an answer that is no JSON is 406', async () => {
    const { status } = await admin.attempt(
      lookupEndpoints.listStates,
      {},
      { headers: { accept: 'text/html' } },
    )
    expect(status).toBe(406)
  })

  it('of a page from another address is 403', async () => {
    const { status, errors } = await admin.attempt(
      create,
      { body: { title: 'x' } },
      { headers: { origin: 'https://evil.test' } },
    )
    expect(status).toBe(403)
    expect(errors[0]!.code).toBe('foreign_origin')
  })

  it('of a page whose address is forged as the host too is 403 where PUBLIC_URL says which is ours', () => {
    const of = (environment: Record<string, string>, origin: string) =>
      isOriginAllowed(readConfiguration(environment), origin, 'evil.test')
    expect(of({}, 'http://evil.test')).toBe(true)
    const PUBLIC_URL = 'https://shop.example.com'
    expect(of({ PUBLIC_URL }, 'http://evil.test')).toBe(false)
    expect(of({ PUBLIC_URL }, PUBLIC_URL)).toBe(true)
  })
})

describe('a frozen company and maintenance', () => {
  it('answer 402 and 503 with Retry-After to everything but the session [ERR-005]', async () => {
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

describe('Validate-Only', () => {
  it('runs the same checks and writes nothing [PLAT-024, PLAT-036]', async () => {
    const good = await admin.attempt(create, { body: { title: 'Only tried' } }, { validateOnly: true })
    expect(good.status).toBe(204)
    expect(await countTitled('Only tried')).toBe(0)
    const bad = await admin.attempt(create, { body: { title: '' } }, { validateOnly: true })
    expect(bad.status).toBe(422)
    expect(bad.errors[0]!.source).toEqual({ parameter: 'title' })
  })

  it('keeps the raw payload as a draft under Draft-Store, valid or not [PLAT-025]', async () => {
    await admin.attempt(
      create,
      { body: { title: '' } },
      { validateOnly: true, draftStore: 'expense-types.create' },
    )
    const kept = async () =>
      (await admin.call(draftEndpoints.getDraft, { params: { id: 'expense-types.create' } })).data!.data
    expect(await kept()).toEqual({ title: '' })
    await admin.attempt(
      create,
      { body: { title: 'Only tried' } },
      { validateOnly: true, draftStore: 'expense-types.create' },
    )
    expect(await kept()).toEqual({ title: 'Only tried' })
    expect(await countTitled('Only tried')).toBe(0)
  })
})

describe('Idempotency-Key', () => {
  it('makes many sendings one effect with one answer', async () => {
    const sent = await Promise.all(
      Array.from({ length: 20 }, () =>
        admin.attempt(create, { body: { title: 'Once' } }, { idempotencyKey: 'key-once' }),
      ),
    )
    // Requests that come while the first is in progress get 409; nothing is written twice.
    expect(new Set(sent.map(one => one.status)).isSubsetOf(new Set([200, 409]))).toBe(true)
    expect(await countTitled('Once')).toBe(1)
    const first = sent.find(one => one.status === 200)!
    const again = await admin.attempt(create, { body: { title: 'Once' } }, { idempotencyKey: 'key-once' })
    expect(again.body).toEqual(first.body)
  })

  it('refuses another body under the same key', async () => {
    await admin.call(create, { body: { title: 'First' } }, { idempotencyKey: 'key-body' })
    const { status, errors } = await admin.attempt(
      create,
      { body: { title: 'Second' } },
      { idempotencyKey: 'key-body' },
    )
    expect(status).toBe(422)
    expect(errors[0]!.code).toBe('idempotency_key_reused')
  })

  it('lets a refused request be sent again', async () => {
    await admin.attempt(create, { body: { title: '' } }, { idempotencyKey: 'key-refused' })
    const { status } = await admin.attempt(create, { body: { title: '' } }, { idempotencyKey: 'key-refused' })
    expect(status).toBe(422)
  })

  it('of more than 200 characters is refused, and kept as no other', async () => {
    const idempotencyKey = 'k'.repeat(201)
    const answer = await admin.attempt(create, { body: { title: 'Long' } }, { idempotencyKey })
    expect(answer.status).toBe(400)
    expect(await countTitled('Long')).toBe(0)
  })

  it('gives the same status too, where there is nothing to answer [U-159]', async () => {
    await test.db.updateTable('company').set({ email: 'office@prairie.example' }).execute()
    const { id } = await orderFixtures(test).order(admin)
    const send = () =>
      admin.attempt(
        repairOrderBillingEndpoints.sendOrderDocuments,
        {
          params: { id },
          body: { recipient_email: ['maria@example.com'], invoice_date: '2026-11-21' },
        },
        { idempotencyKey: 'key-nothing' },
      )
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([204, 204])
    expect([first.raw.length, again.raw.length]).toEqual([0, 0])
    const sent = await test.db
      .selectFrom('history')
      .select('id')
      .where('act', '=', 'documents_sent')
      .where('record_id', '=', id)
      .execute()
    expect(sent).toHaveLength(1)
  })

  it('is kept for 24 hours and then forgotten [U-159]', async () => {
    const client = await test.signIn('admin')
    const status = async () =>
      (await client.attempt(create, { body: { title: 'For a day' } }, { idempotencyKey: 'key-day' })).status
    const night = async () => {
      await forgetAnswers(test.shop)
      return status()
    }
    expect(await status()).toBe(200)
    test.clock.advance(86_400_000)
    expect(await night()).toBe(200)
    test.clock.advance(1)
    expect(await night()).toBe(422)
  })

  it("is each person's own", async () => {
    const other = await test.signIn('admin')
    await admin.call(create, { body: { title: 'Mine' } }, { idempotencyKey: 'same-key' })
    const { status } = await other.attempt(
      create,
      { body: { title: 'Yours' } },
      { idempotencyKey: 'same-key' },
    )
    expect(status).toBe(200)
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

  it('of a list reads arrays with indices and numbers from its query [PLAT-026]', async () => {
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
})

describe('too many calls', () => {
  it('are answered 429 with Retry-After [ERR-008]', async () => {
    const busy = await openTestShop({ RATE_LIMIT: '6' })
    const user = await busy.signIn('admin')
    const statuses = []
    for (let call = 0; call < 5; call++)
      statuses.push((await user.attempt(lookupEndpoints.listStates)).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await user.attempt(lookupEndpoints.listStates)).headers['retry-after']).toBe('30')
    await busy.close()
  })
})

describe('health', () => {
  it('says that the process lives and that it can serve', async () => {
    expect((await test.app.inject('/health/live')).statusCode).toBe(200)
    expect((await test.app.inject('/health/ready')).statusCode).toBe(200)
  })
})

describe('drafts', () => {
  it('of one person take up a limited room, and a form that is refused there changes nothing', async () => {
    const hoarder = await test.signIn('mechanic')
    // What cannot be compressed.
    const data = randomBytes(700_000).toString('hex')
    const statuses: number[] = []
    for (let tab = 0; tab < 17; tab++) {
      const params = { id: 'parts.create' }
      const { status } = await hoarder.attempt(draftEndpoints.saveDraft, {
        params,
        body: { data, tab: `tab-${tab}` },
      })
      statuses.push(status)
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(statuses.at(-1)).toBe(413)
    // One that is there already may be saved again.
    const again = { params: { id: 'parts.create' }, body: { data, tab: 'tab-0' } }
    expect((await hoarder.attempt(draftEndpoints.saveDraft, again)).status).toBe(200)
    const other = { params: { id: 'parts.create' }, body: { data: 'mine' } }
    expect((await admin.attempt(draftEndpoints.saveDraft, other)).status).toBe(200)
  })

  it('are saved by form and page, read and dropped [PLAT-032, PLAT-033]', async () => {
    const params = { id: 'orders.create' }
    const calls = Object.values(draftEndpoints).map(({ method, path }) => `${method} ${path}`)
    expect(calls).toEqual(['GET', 'POST', 'DELETE'].map(method => `${method} /api/v1/drafts/{id}`))
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: { notes: 'half a sentence' } } })
    expect((await admin.call(draftEndpoints.getDraft, { params })).data!.data).toEqual({
      notes: 'half a sentence',
    })
    await admin.call(draftEndpoints.dropDraft, { params })
    expect((await admin.call(draftEndpoints.getDraft, { params })).data).toBeNull()
  })

  it('are kept apart by tab: read newest first, dropped one by one or all at once [PLAT-032]', async () => {
    const params = { id: 'trucks.create' }
    const store = (title: string, draftTab: string) =>
      admin.attempt(create, { body: { title } }, { validateOnly: true, draftStore: params.id, draftTab })
    const read = async () => {
      const { data, others } = await admin.call(draftEndpoints.getDraft, { params })
      return [data, ...others].map(draft => draft && [draft.tab, draft.data])
    }
    await store('in the first', 'tab-1')
    test.clock.advance(60_000)
    await store('in the second', 'tab-2')
    expect(await read()).toEqual([
      ['tab-2', { title: 'in the second' }],
      ['tab-1', { title: 'in the first' }],
    ])
    test.clock.advance(60_000)
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: { title: 'again' }, tab: 'tab-1' } })
    expect(await read()).toEqual([
      ['tab-1', { title: 'again' }],
      ['tab-2', { title: 'in the second' }],
    ])
    await admin.call(draftEndpoints.dropDraft, { params, query: { tab: 'tab-1' } })
    expect(await read()).toEqual([['tab-2', { title: 'in the second' }]])
    await store('of none', '')
    await admin.call(draftEndpoints.dropDraft, { params })
    expect(await read()).toEqual([null])
  })

  it("are nobody else's", async () => {
    const other = await test.signIn('sales_manager')
    const params = { id: 'customers.create' }
    await admin.call(draftEndpoints.saveDraft, { params, body: { data: 1 } })
    expect((await other.call(draftEndpoints.getDraft, { params })).data).toBeNull()
  })
})
