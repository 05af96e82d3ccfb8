import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import qs from 'qs'
import { z } from 'zod'
import { rolePermissions } from '#contract/access/roles.ts'
import { isTimeZone } from '#contract/shared/dates.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { type Language, languageSlugs } from '#contract/shared/languages.ts'
import { authenticate, readCompanyState } from '#server/access/authenticate.ts'
import { isAllowed } from '#server/access/is-allowed.ts'
import type { Shop } from '#server/platform/shop.ts'
import { storeDraft } from '#server/records/store-draft.ts'
import { checkText } from './check-text.ts'
import { coerce } from './coerce.ts'
import type { Caller, Context } from './context.ts'
import { type Download, sendDownload } from './download.ts'
import { answerOnce } from './idempotency.ts'
import { withKeptFiles } from './kept-files.ts'
import { parseAll } from './parse.ts'
import { refusal } from './refusal.ts'
import { inTransaction, readContext } from './transaction.ts'
import { qsOptions, readForm, type UploadedFile } from './uploaded-files.ts'

/** Makes a route of an endpoint: who is it, may they, does it fit, then the handler in one transaction. */
export function addRoute(
  app: FastifyInstance,
  shop: Shop,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): void {
  const methods = endpoint.also ? [endpoint.method, endpoint.also] : [endpoint.method]
  app.route({
    method: methods,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint: name, requires: endpoint.requires },
    handler: (request, reply) => answer(shop, name, endpoint, handler, request, reply),
  })
}

// biome-ignore lint/suspicious/noExplicitAny: defineFeature held every handler against its endpoint
export type AnyHandler = (context: any, input: any) => unknown

async function answer(
  shop: Shop,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const caller = await identify(shop, endpoint, request, reply)
  const form = endpoint.files && request.isMultipart() ? await readForm(request, endpoint.files) : null
  try {
    checkText(form ? form.fields : request.body)
    const draftId = header(request, 'draft-store')
    const isValidateOnly = header(request, 'validate-only') === 'true' && endpoint.method !== 'GET'
    if (draftId && isValidateOnly && caller.user) {
      await storeDraft(shop.db, caller.user.id, draftId, form ? form.fields : request.body, caller.now)
    }
    const input = parseInput(endpoint, request, form)
    if (isValidateOnly && endpoint.ownTransactions) return reply.code(204).send()
    const declared = endpoint.files ?? {}
    const uploads = form?.files ?? Object.fromEntries(Object.keys(declared).map(field => [field, []]))
    if (endpoint.method === 'GET' || endpoint.ownTransactions) {
      const result = await handler(readContext(shop, caller), { ...input, files: uploads })
      return await send(shop, endpoint, reply, result)
    }

    const key = header(request, 'idempotency-key')
    const isOnce = key && request.method === 'POST' && caller.user && endpoint.response !== 'file'
    const { now } = caller
    const result = await withKeptFiles(shop, { declared, uploads, isValidateOnly, now }, files => {
      const work = async (context: Context) => handler(context, { ...input, files })
      if (isValidateOnly || !isOnce) return inTransaction(shop, caller, isValidateOnly, work)
      return answerOnce(shop, caller, key, requestHash(name, request, form), work)
    })
    return isValidateOnly ? reply.code(204).send() : await send(shop, endpoint, reply, result)
  } finally {
    await form?.clean()
  }
}

/** Who calls, in which language and zone, and whether they may. Thrown refusals are told apart by their status. */
async function identify(
  shop: Shop,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const now = shop.clock.now()
  const language = languageOf(request) ?? shop.configuration.defaultLanguage
  request.language = language
  const isOpen = endpoint.requires === 'anyone'
  const token = /^Bearer (\S+)$/.exec(header(request, 'authorization') ?? '')?.[1] ?? ''
  const known = isOpen ? null : await authenticate(shop.db, token, now)
  if (!isOpen && !known) throw refusal(commonErrors.not_signed_in)
  const company = known?.company ?? (await readCompanyState(shop.db))
  if (!endpoint.alwaysOpen) {
    if (company.isInMaintenance) throw refusal(commonErrors.maintenance)
    if (company.isFrozen) throw refusal(commonErrors.account_frozen)
  }
  if (known) {
    request.userId = known.user.id
    shop.limits.take(known.user.id, now)
    if (!isAllowed(known.user, endpoint.requires)) throw refusal(commonErrors.forbidden)
  }
  const zone = header(request, 'timezoneid')
  return {
    user: known?.user ?? null,
    permissions: known ? rolePermissions[known.user.role] : new Set(),
    now,
    language,
    timezone: zone && isTimeZone(zone) ? zone : company.timezone,
    companyTimezone: company.timezone,
    ip: request.ip,
    accessToken: token,
    cookies: request.cookies,
    setCookie: (cookieName, value, maxAgeSeconds) => {
      const secure = shop.configuration.publicUrl.startsWith('https:')
      const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
      if (value === null) reply.clearCookie(cookieName, options)
      else reply.setCookie(cookieName, value, { ...options, maxAge: maxAgeSeconds })
    },
  }
}

function parseInput(endpoint: Endpoint, request: FastifyRequest, form: { fields: object } | null) {
  const accept = header(request, 'accept')
  if (accept && endpoint.response !== 'file' && !/(^|[\s,])(application\/(json|\*)|\*\/\*)/i.test(accept)) {
    throw refusal(commonErrors.not_acceptable)
  }
  const params = parseParams(endpoint, request.params as Record<string, string>)
  const rawQuery = dropEmpty(qs.parse(request.url.split('?')[1] ?? '', qsOptions))
  checkText(rawQuery)
  const [query, body] = parseAll([
    { schema: endpoint.query, raw: endpoint.query ? coerce(endpoint.query, rawQuery) : undefined },
    { schema: endpoint.body, raw: form && endpoint.body ? coerce(endpoint.body, form.fields) : request.body },
  ])
  return { params, query, body }
}

/** A path whose `{id}` is no id leads nowhere: 404, as an id that does not exist. */
function parseParams(endpoint: Endpoint, raw: Record<string, string>): unknown {
  const schema = endpoint.params ?? numericParams(Object.keys(raw))
  const result = schema.safeParse(endpoint.params ? coerce(schema, raw) : raw)
  if (!result.success) throw refusal(commonErrors.no_such_record)
  return result.data
}

const numericParams = (names: string[]) =>
  z.object(
    Object.fromEntries(
      names.map(name => [
        name,
        z
          .string()
          .regex(/^[1-9]\d{0,14}$/)
          .transform(Number),
      ]),
    ),
  )

async function send(shop: Shop, endpoint: Endpoint, reply: FastifyReply, result: unknown): Promise<unknown> {
  if (endpoint.response === 'nothing') return reply.code(204).send()
  if (endpoint.response === 'file') return sendDownload(reply, result as Download)
  if (shop.configuration.checkAnswers) {
    const checked = endpoint.response.safeParse(result)
    if (!checked.success)
      throw new Error(
        `${endpoint.method} ${endpoint.path} answers off its schema: ${z.prettifyError(checked.error)}`,
      )
  }
  return reply.send(result)
}

const dropEmpty = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

const requestHash = (
  name: string,
  request: FastifyRequest,
  form: { fields: object; files: Record<string, UploadedFile[]> } | null,
): string => {
  const files = form
    ? Object.entries(form.files).map(([field, list]) => [field, list.map(file => [file.fileName, file.hash])])
    : []
  return createHash('sha256')
    .update(JSON.stringify([name, request.params, request.url, form ? form.fields : request.body, files]))
    .digest('base64url')
}

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

export function languageOf(request: FastifyRequest): Language | undefined {
  const wanted = header(request, 'app-language')
  return languageSlugs.find(slug => slug === wanted)
}

declare module 'fastify' {
  interface FastifyRequest {
    language?: Language
    userId?: number
  }
  interface FastifyContextConfig {
    endpoint?: string
    requires?: Endpoint['requires']
  }
}
