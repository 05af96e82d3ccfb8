import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineEndpoint } from '#contract/shared/endpoint.ts'
import { attachmentRules } from '#contract/shared/uploads.ts'
import { showReactionsWith } from './global-errors.ts'
import { memoryStorage } from './memory-storage.ts'
import { request } from './request.ts'
import { changingPassword, onSessionEnd } from './session.ts'
import { readToken, saveToken } from './token.ts'
import { validate } from './validate.ts'

const list = defineEndpoint({
  method: 'GET',
  path: '/api/v1/tags/{id}',
  requires: 'tags.read',
  summary: '',
  query: z.object({ status: z.array(z.string()).optional(), page: z.number().optional() }),
  response: z.object({ data: z.object({ id: z.number() }) }),
})
const create = defineEndpoint({
  method: 'POST',
  path: '/api/v1/tags',
  requires: 'tags.create',
  summary: '',
  body: z.object({ name: z.string(), inner: z.array(z.object({ a: z.number() })).optional() }),
  response: z.object({ data: z.object({ id: z.number() }) }),
})
const update = defineEndpoint({ ...create, method: 'PUT' })
const upload = defineEndpoint({ ...create, files: { attachment_files: attachmentRules } })

const pair = (turn: number) => ({
  token_type: 'Bearer' as const,
  expires_in: 900,
  access_token: `h.${btoa(JSON.stringify({ sub: '7', turn }))}.s`,
  refresh_token: `r${turn}`,
  expires_at: 1,
})
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refused = (status: number, ...errors: object[]) =>
  answer({ errors: errors.length ? errors : [{ status, code: 'x', title: 'No' }] }, status)

type Sent = [url: string, init: RequestInit & { headers: Record<string, string> }]
const fetched = vi.fn<(...call: Sent) => Promise<Response>>()
const reactions = vi.fn()
const ended = vi.fn()

describe('a call of the API', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('fetch', fetched)
    fetched.mockReset()
    reactions.mockReset()
    ended.mockReset()
    showReactionsWith(reactions)
    onSessionEnd(ended)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    saveToken(pair(1))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('carries the headers, and lists with indices', { tags: ['PLAT-023', 'PLAT-026'] }, async () => {
    fetched.mockResolvedValue(answer({ data: { id: 3 } }))
    const got = await request(list, { params: { id: 3 }, query: { status: ['new', 'sent'], page: 2 } })
    const [url, { headers, method }] = fetched.mock.lastCall!
    expect(got).toEqual({ data: { id: 3 } })
    expect(method).toBe('GET')
    expect(url).toBe('/api/v1/tags/3?status[0]=new&status[1]=sent&page=2')
    expect(headers).toMatchObject({
      'Admin-Panel': 'true',
      'App-Language': 'en',
      TimezoneId: Intl.DateTimeFormat().resolvedOptions().timeZone,
      Authorization: `Bearer ${pair(1).access_token}`,
    })
    expect(headers['Idempotency-Key']).toBeUndefined()
  })

  it('sends JSON, with a key for each act', { tags: 'PLAT-022' }, async () => {
    fetched.mockImplementation(async () => answer({ data: { id: 3 } }))
    await request(create, { body: { name: 'a' } }, { idempotencyKey: 'k' })
    expect(fetched.mock.lastCall![1]).toMatchObject({
      body: '{"name":"a"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    })
  })

  it.each([create, update])('carries the key of its act, whichever kind of write it is', async write => {
    fetched.mockImplementation(async () => answer({ data: { id: 3 } }))
    await request(write, { body: { name: 'a' } }, { idempotencyKey: 'k' })
    expect(fetched.mock.lastCall![1].headers['Idempotency-Key']).toBe('k')
  })

  it('sends files with the other fields beside them, indexed', { tags: 'PLAT-026' }, async () => {
    fetched.mockResolvedValue(answer({ data: { id: 3 } }))
    const file = new File(['x'], 'a.pdf')
    await request(upload, { body: { name: 'a', inner: [{ a: 1 }] }, files: { attachment_files: [file] } })
    const form = fetched.mock.lastCall![1].body as FormData
    expect([...form.keys()]).toEqual(['name', 'inner[0][a]', 'attachment_files[0]'])
    expect(fetched.mock.lastCall![1].headers['Content-Type']).toBeUndefined()
  })

  it('fails when one field of the answer does not fit', { tags: ['ERR-013', 'PLAT-027'] }, async () => {
    fetched.mockResolvedValue(answer({ data: { id: 'three' } }))
    await expect(request(list, { params: { id: 3 } })).rejects.toThrow(
      'Incoming data from the server to the client is not valid',
    )
    expect(reactions).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'app.errors.invalid_incoming_data' }),
    )
    expect(console.error).toHaveBeenCalled()
  })

  it('refreshes after a 401 and is sent once more, with the same key', { tags: 'ERR-003' }, async () => {
    fetched
      .mockResolvedValueOnce(refused(401))
      .mockResolvedValueOnce(answer({ data: pair(2) }))
      .mockResolvedValueOnce(answer({ data: { id: 9 } }))
    await expect(request(create, { body: { name: 'a' } })).resolves.toEqual({ data: { id: 9 } })
    const [first, refresh, again] = fetched.mock.calls
    expect(refresh![0]).toBe('/api/v1/auth/refresh')
    expect(refresh![1].body).toBe('{"refresh_token":"r1"}')
    expect(again![1].headers.Authorization).toBe(`Bearer ${pair(2).access_token}`)
    expect(again![1].headers['Idempotency-Key']).toBe(first![1].headers['Idempotency-Key'])
  })

  it('waits while another one refreshes', { tags: 'AUTH-009' }, async () => {
    const order: string[] = []
    const renewal = Promise.withResolvers<void>()
    fetched.mockImplementation(async (url, { headers }) => {
      order.push(url)
      if (url.endsWith('/refresh')) {
        await renewal.promise
        return answer({ data: pair(2) })
      }
      return headers.Authorization === `Bearer ${pair(2).access_token}`
        ? answer({ data: { id: 1 } })
        : refused(401)
    })
    const first = request(list, { params: { id: 1 } })
    await vi.waitFor(() => expect(order).toContain('/api/v1/auth/refresh'))
    const second = request(list, { params: { id: 2 } })
    await new Promise(resolve => setTimeout(resolve, 5))
    expect(order).not.toContain('/api/v1/tags/2')
    renewal.resolve()
    await Promise.all([first, second])
    expect(order).toEqual(['/api/v1/tags/1', '/api/v1/auth/refresh', '/api/v1/tags/1', '/api/v1/tags/2'])
  })

  it('ends the session when refreshing fails, without another notice', {
    tags: ['AUTH-017', 'ERR-012'],
  }, async () => {
    fetched.mockImplementation(async () =>
      refused(401, { status: 401, code: 'auth-cookie-missing', title: 'Re-authorization required' }),
    )
    await expect(request(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
    expect(readToken()).toBeNull()
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason: 're-authorization' })
    expect(reactions).not.toHaveBeenCalled()
  })

  it.each([400, 500])(
    'shows no notice for a refresh that fails with %i',
    { tags: ['ERR-002', 'ERR-010'] },
    async status => {
      fetched.mockImplementation(async url => refused(url.endsWith('/refresh') ? status : 401))
      await expect(request(list, { params: { id: 1 } })).rejects.toMatchObject({ status })
      expect(reactions).not.toHaveBeenCalled()
    },
  )

  it('names the password as the reason when its change has ended the session meanwhile', {
    tags: 'PROF-015',
  }, async () => {
    fetched.mockImplementation(async () => refused(401))
    changingPassword(true)
    await expect(request(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
    changingPassword(false)
    expect(ended).toHaveBeenCalledExactlyOnceWith({ reason: 'password-changed' })
  })

  it('ends the session when it is refused with a fresh token', async () => {
    fetched.mockImplementation(async url =>
      url.endsWith('/refresh') ? answer({ data: pair(2) }) : refused(401),
    )
    await expect(request(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('asks whether a payload would be taken, saving nothing', {
    tags: ['PLAT-024', 'PLAT-025'],
  }, async () => {
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
    await expect(validate(create, { body: { name: 'a' } }, { draftStore: 'tags.create' })).resolves.toEqual(
      [],
    )
    const [url, sent] = fetched.mock.lastCall!
    expect([sent.method, url, sent.body]).toEqual(['POST', '/api/v1/tags', '{"name":"a"}'])
    expect(sent.headers).toMatchObject({ 'Validate-Only': 'true', 'Draft-Store': 'tags.create' })
    const entry = {
      status: 422,
      code: 'validate__required',
      title: 'Field is required',
      source: { parameter: 'name' },
    }
    fetched.mockResolvedValueOnce(refused(422, entry))
    await expect(validate(create, { body: { name: '' } })).resolves.toEqual([entry])
    expect(reactions).not.toHaveBeenCalled()
  })

  it('refreshes for a validate-only call too', { tags: 'ERR-004' }, async () => {
    fetched
      .mockResolvedValueOnce(refused(401))
      .mockResolvedValueOnce(answer({ data: pair(2) }))
      .mockResolvedValueOnce(new Response(null, { status: 204 }))
    await expect(validate(create, { body: { name: 'a' } })).resolves.toEqual([])
    const [first, refresh, again] = fetched.mock.calls
    expect(refresh![0]).toBe('/api/v1/auth/refresh')
    expect([again![0], again![1].body]).toEqual([first![0], first![1].body])
    expect(again![1].headers['Validate-Only']).toBe('true')
  })

  it('says that the server is away when no answer comes', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(request(list, { params: { id: 1 } })).rejects.toMatchObject({ status: 0 })
    expect(reactions).toHaveBeenCalledExactlyOnceWith({ kind: 'offline' })
  })

  it('says nothing when it is given up while its answer is on the way', async () => {
    const given = new DOMException('given up', 'AbortError')
    fetched.mockResolvedValue({ ok: true, status: 200, json: () => Promise.reject(given) } as Response)
    await expect(request(list, { params: { id: 3 } })).rejects.toBe(given)
    expect(reactions).not.toHaveBeenCalled()
  })

  it('brings the present record along with a conflict', async () => {
    fetched.mockResolvedValue(
      answer({ errors: [{ status: 409, code: 'version_conflict', title: 'x' }], data: { id: 1 } }, 409),
    )
    await expect(request(create, { body: { name: 'a' } })).rejects.toMatchObject({
      status: 409,
      data: { id: 1 },
    })
  })
})
