import { type AnswerOf, type CallInput, type Endpoint, fillPath } from '#contract/shared/endpoint.ts'
import { checked, failureOf } from './answer.ts'
import { isAborted } from './api-failure.ts'
import { apiBaseUrl } from './base-url.ts'
import { browserZone } from './browser-zone.ts'
import { react } from './global-errors.ts'
import { currentLanguage } from './language.ts'
import { whilePending } from './pending-requests.ts'
import { formFields, queryString } from './query-string.ts'
import { type Outgoing, send } from './send.ts'
import { refresher } from './session.ts'
import { currentSocketId } from './socket-id.ts'
import { readToken } from './token.ts'

export interface RequestOptions {
  /** Validates without saving; errors come as an ApiFailure with status 422. See `validate`. */
  validateOnly?: boolean
  /** Id of the draft that stores the payload. */
  draftStore?: string
  draftTab?: string
  signal?: AbortSignal
  /** One per user action, also for its retries. */
  idempotencyKey?: string
  /** Upload progress, 0 to 1. */
  onProgress?: (share: number) => void
  /** A prefetch: failures are not shown. */
  isAhead?: boolean
  /** Background work: no progress bar, and the caller shows every failure. */
  isBackground?: boolean
  /** Statuses that the caller shows itself. */
  quiet?: readonly number[]
  /** Reads headers of a successful response. */
  onResponse?: (response: Response) => void
}

/** Calls an endpoint. Fails with ApiFailure, after the global notice. */
export async function request<const E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: RequestOptions = {},
): Promise<AnswerOf<E>> {
  const answer = async () => {
    const response = await sendSignedIn(outgoingFor(endpoint, input as AnyInput, options))
    if (!response.ok) throw await failureOf(response)
    options.onResponse?.(response)
    return (await answerOf(endpoint, response, options)) as AnswerOf<E>
  }
  if (options.isBackground) return answer()
  return whilePending(async () => {
    try {
      return await answer()
    } catch (failure) {
      if (!options.isAhead && !isAborted(failure)) react(failure, { quiet: options.quiet })
      throw failure
    }
  })
}

interface AnyInput {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
  files?: Record<string, readonly Blob[] | undefined>
}

function outgoingFor(endpoint: Endpoint, input: AnyInput | undefined, options: RequestOptions): Outgoing {
  const query = input?.query ? queryString(input.query) : ''
  const headers: Record<string, string> = {
    Accept: endpoint.response === 'file' ? '*/*' : 'application/json',
    'Admin-Panel': 'true',
    'App-Language': currentLanguage(),
    TimezoneId: browserZone(),
  }
  const socketId = currentSocketId()
  if (socketId && endpoint.method !== 'GET') headers['Socket-Id'] = socketId
  if (options.validateOnly) headers['Validate-Only'] = 'true'
  if (options.draftStore) headers['Draft-Store'] = options.draftStore
  if (options.draftTab) headers['Draft-Tab'] = options.draftTab
  const key = options.idempotencyKey ?? (endpoint.method === 'POST' ? crypto.randomUUID() : undefined)
  if (key) headers['Idempotency-Key'] = key
  let body: string | FormData | undefined
  if (endpoint.files && (hasFiles(input) || !endpoint.body)) body = formOf(input ?? {})
  else if (endpoint.body) {
    headers['Content-Type'] = 'application/json'
    body = JSON.stringify(input?.body ?? {})
  }
  return {
    method: endpoint.method,
    url: apiBaseUrl + fillPath(endpoint.path, input?.params) + (query && `?${query}`),
    headers,
    body,
    signal: options.signal,
    onProgress: options.onProgress,
  }
}

const hasFiles = (input: AnyInput | undefined): boolean =>
  Object.values(input?.files ?? {}).some(files => files && files.length > 0)

function formOf(input: AnyInput): FormData {
  const form = new FormData()
  for (const [name, value] of formFields((input.body ?? {}) as object)) form.append(name, value)
  for (const [name, files] of Object.entries(input.files ?? {}))
    files?.forEach((file, index) => {
      form.append(`${name}[${index}]`, file)
    })
  return form
}

async function sendSignedIn(outgoing: Outgoing): Promise<Response> {
  if (refresher.isRefreshing()) await refresher.settled()
  const token = readToken()?.access_token
  const response = await send(withToken(outgoing, token))
  if (response.status !== 401 || !token) return response
  const renewed = await refresher.refresh(token)
  const again = await send(withToken(outgoing, renewed.access_token))
  // Refused with a fresh token: the account was closed.
  if (again.status === 401) refresher.giveUp()
  return again
}

const withToken = (outgoing: Outgoing, token: string | undefined): Outgoing =>
  token ? { ...outgoing, headers: { ...outgoing.headers, Authorization: `Bearer ${token}` } } : outgoing

async function answerOf(endpoint: Endpoint, response: Response, options: RequestOptions): Promise<unknown> {
  if (options.validateOnly || endpoint.response === 'nothing') return undefined
  if (endpoint.response === 'file') return response.blob()
  return checked(endpoint.response, response)
}
