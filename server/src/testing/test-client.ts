import type { FastifyInstance } from 'fastify'
import qs from 'qs'
import { type AnswerOf, type CallInput, type Endpoint, fillPath } from '#contract/shared/endpoint.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'

export interface Options {
  language?: string
  timezone?: string
  validateOnly?: boolean
  draftStore?: string
  draftTab?: string
  idempotencyKey?: string
  headers?: Record<string, string>
}

interface Attempt<E extends Endpoint> {
  status: number
  headers: Record<string, unknown>
  body: AnswerOf<E>
  raw: Buffer
  errors: ErrorEntry[]
}

/** Calls endpoints through the whole HTTP layer, without a socket. */
export function testClient(app: FastifyInstance, token: (() => Promise<string>) | null) {
  async function attempt<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> = {} as CallInput<E>,
    options: Options = {},
  ): Promise<Attempt<E>> {
    const { params, query, body, files } = input as {
      params?: object
      query?: object
      body?: unknown
      files?: Record<string, readonly Blob[]>
    }
    const search = qs.stringify(query ?? {}, { encodeValuesOnly: false, arrayFormat: 'indices' })
    const form = files ? formOf(body, files) : null
    const encoded = form ? new Response(form) : null
    const response = await app.inject({
      method: endpoint.method,
      url: `${fillPath(endpoint.path, (params ?? {}) as Record<string, string>)}${search ? `?${search}` : ''}`,
      headers: {
        'admin-panel': 'true',
        'app-language': options.language ?? 'en',
        timezoneid: options.timezone ?? 'America/Chicago',
        ...(token ? { authorization: `Bearer ${await token()}` } : {}),
        ...(options.validateOnly ? { 'validate-only': 'true' } : {}),
        ...(options.draftStore ? { 'draft-store': options.draftStore } : {}),
        ...(options.draftTab ? { 'draft-tab': options.draftTab } : {}),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
        ...(encoded ? { 'content-type': encoded.headers.get('content-type')! } : {}),
        ...options.headers,
      },
      payload: encoded ? Buffer.from(await encoded.arrayBuffer()) : (body as object | undefined),
    })
    const isJson = String(response.headers['content-type'] ?? '').includes('json')
    const answer = isJson && response.body ? response.json() : undefined
    return {
      status: response.statusCode,
      headers: response.headers,
      body: answer,
      raw: response.rawPayload,
      errors: answer?.errors ?? [],
    }
  }

  /** A successful response; a refusal fails the test. */
  async function call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E> = {} as CallInput<E>,
    options: Options = {},
  ): Promise<AnswerOf<E>> {
    const result = await attempt(endpoint, input, options)
    if (result.status >= 400) {
      throw new Error(
        `${endpoint.method} ${endpoint.path} answered ${result.status}: ${JSON.stringify(result.errors)}`,
      )
    }
    return result.body
  }

  return { attempt, call }
}

export type TestClient = ReturnType<typeof testClient>

function formOf(body: unknown, files: Record<string, readonly Blob[]>): FormData {
  const form = new FormData()
  for (const [name, value] of flatten(body)) form.append(name, value)
  for (const [field, list] of Object.entries(files)) {
    for (const file of list) form.append(field, file, file instanceof File ? file.name : 'file')
  }
  return form
}

function flatten(value: unknown, name = ''): [string, string][] {
  if (value === undefined || value === null) return name && value === null ? [[name, '']] : []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name ? `${name}[${key}]` : key))
}
