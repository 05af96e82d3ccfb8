import type { z } from 'zod'
import { applicationEndpoints } from '#contract/application/application-endpoints.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import { draftEndpoints } from '#contract/records/drafts.ts'
import { apiPrefix, type Endpoint, type ParamsOf } from '#contract/shared/endpoint.ts'
import { configuration, me } from './me.ts'

/** A request as the browser sent it. `isCheck`: it asks whether it could be saved (Validate-Only). */
export interface Call<E extends Endpoint = Endpoint> {
  params: ParamsOf<E>
  query: Record<string, string>
  body: E['body'] extends z.ZodType ? z.input<E['body']> : undefined
  headers: Headers
  isCheck: boolean
}

type AnswerBody<E extends Endpoint> = E['response'] extends z.ZodType ? z.input<E['response']> : void
type Answer<E extends Endpoint> = AnswerBody<E> | Response
type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>

/**
 * Answers the browser's requests in place of Rigbay. Each endpoint is answered by a handler that is typed with its
 * contract; an answer that does not fit the schema, and a request that nothing answers, fail the test.
 */
class FakeServer {
  private handlers: { endpoint: Endpoint; handle: Handler<Endpoint> }[] = []
  private calls: { endpoint: Endpoint; call: Call }[] = []
  private problems: string[] = []
  /** What `Draft-Store` has stored, by the draft's id and then by the browser tab. */
  readonly drafts = new Map<string, Map<string, unknown>>()
  /** As if the network were lost. */
  isAway = false

  /** The last handler given for an endpoint answers it. */
  answer<const E extends Endpoint>(endpoint: E, handle: Handler<E>): void {
    this.handlers.unshift({ endpoint, handle: handle as unknown as Handler<Endpoint> })
  }

  /** What was asked of an endpoint so far: checks of what is typed and drafts apart. */
  callsOf<const E extends Endpoint>(endpoint: E): Call<E>[] {
    return this.allCallsOf(endpoint).filter(({ isCheck }) => !isCheck)
  }

  /** The checks of what is typed. Those that only store a draft are not among them. */
  checksOf<const E extends Endpoint>(endpoint: E): Call<E>[] {
    return this.allCallsOf(endpoint).filter(call => call.isCheck && !call.headers.has('draft-store'))
  }

  /** Every request so far but GET, as `POST /api/v1/things`. */
  writes(): string[] {
    return this.calls.flatMap(({ endpoint: { method, path } }) =>
      method === 'GET' ? [] : `${method} ${path}`,
    )
  }

  /** Throws if a request was not answered, or not as the contract says. */
  expectSound(): void {
    if (this.problems.length > 0) throw new Error(this.problems.join('\n'))
  }

  reset(): void {
    this.handlers = []
    this.calls = []
    this.problems = []
    this.drafts.clear()
    this.isAway = false
    this.answer(profileEndpoints.getProfile, () => ({ data: me }))
    this.answer(applicationEndpoints.getAppConfig, () => ({ data: configuration }))
    this.answerDrafts()
  }

  storeDraft(id: string, tab: string, data: unknown): void {
    this.drafts.set(id, (this.drafts.get(id) ?? new Map()).set(tab, data))
  }

  async fetch(request: Request): Promise<Response> {
    if (this.isAway) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(request.url)
    const found = this.handlers.find(
      ({ endpoint }) => endpoint.method === request.method && paramsIn(endpoint.path, pathname),
    )
    if (!found) {
      this.problems.push(`Nothing answers ${request.method} ${pathname}`)
      return refusal(501)
    }
    const { endpoint, handle } = found
    const call = {
      params: paramsIn(endpoint.path, pathname) as Call['params'],
      query: Object.fromEntries(searchParams),
      body: (request.headers.get('content-type')?.includes('json')
        ? await request.json()
        : undefined) as Call['body'],
      headers: request.headers,
      isCheck: request.headers.get('validate-only') === 'true',
    }
    this.calls.push({ endpoint, call })
    const draft = request.headers.get('draft-store')
    if (draft) this.storeDraft(draft, request.headers.get('draft-tab') ?? '', call.body)
    const answer = await handle(call)
    if (answer instanceof Response) return answer
    if (call.isCheck || typeof endpoint.response === 'string') return new Response(null, { status: 204 })
    const result = endpoint.response.safeParse(answer)
    if (!result.success)
      this.problems.push(`The answer to ${request.method} ${pathname}: ${result.error.message}`)
    return Response.json(answer)
  }

  private answerDrafts(): void {
    this.answer(draftEndpoints.getDraft, ({ params: { id } }) => {
      const stored = [...(this.drafts.get(id) ?? [])].reverse()
      const [data = null, ...others] = stored.map(([tab, data]) => ({
        id,
        tab,
        data,
        updated_at: 1_800_000_000,
      }))
      return { data, others }
    })
    this.answer(draftEndpoints.saveDraft, ({ params: { id }, body: { tab = '', data } }) => {
      this.storeDraft(id, tab, data)
      return { data: { id, tab, data, updated_at: 1_800_000_000 } }
    })
    this.answer(draftEndpoints.dropDraft, ({ params: { id }, query: { tab } }) => {
      if (tab === undefined) this.drafts.delete(id)
      else this.drafts.get(id)?.delete(tab)
    })
  }

  private allCallsOf<const E extends Endpoint>(endpoint: E): Call<E>[] {
    return this.calls.flatMap(one => (one.endpoint === endpoint ? one.call : [])) as unknown as Call<E>[]
  }
}

export const server = new FakeServer()

/** The browser's `fetch`, with the fake server in the place of the API. */
export function answerFetch(): void {
  const fetchElsewhere = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    return pathname.startsWith(apiPrefix) ? server.fetch(request) : fetchElsewhere(request)
  }
}

/** An error that the server reports: at the field `parameter` if it names one. */
export interface ReportedError {
  code?: string
  title: string
  parameter?: string
}

/** A refusal, with the record as it is now where the version was an old one. */
export function refusal(status: number, errors: readonly ReportedError[] = [], data?: unknown): Response {
  const body = errors.map(({ code = 'refused', title, parameter }) => ({
    status,
    code,
    title,
    params: {},
    ...(parameter ? { source: { parameter } } : {}),
  }))
  return Response.json({ errors: body, ...(data ? { data } : {}) }, { status })
}

/** `/things/{id}` against `/things/7`; numbers as such. */
function paramsIn(path: string, pathname: string): Record<string, string | number> | null {
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const groups = new RegExp(`^${pattern}$`).exec(pathname)
  if (!groups) return null
  const params = Object.entries(groups.groups ?? {}).map(([name, text]) => {
    const value = decodeURIComponent(text)
    return [name, /^\d+$/.test(value) ? Number(value) : value]
  })
  return Object.fromEntries(params)
}
