import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { answerOnce } from '#server/operation/answer-once.ts'
import type { Caller, Context } from '#server/operation/context.ts'
import type { FieldCheck } from '#server/operation/field-checks.ts'
import type { RawRequest } from '#server/operation/handlers.ts'
import { refusal } from '#server/operation/refusal.ts'
import { inTransaction, readContext } from '#server/operation/transaction.ts'
import type { Shop } from '#server/platform/shop.ts'
import { storeDraft } from '#server/records/store-draft.ts'
import { checkText } from './check-text.ts'
import { clientDisconnected } from './client-disconnected.ts'
import { header, isOnlyValidated } from './headers.ts'
import { identify } from './identify.ts'
import type { Concurrency } from './limit-concurrency.ts'
import { parseInput } from './parse-input.ts'
import { parseOrCheckFields } from './parse-or-check-fields.ts'
import { requestHash } from './request-hash.ts'
import { sendAnswer } from './send-answer.ts'
import { withStoredUploads } from './stored-uploads.ts'
import { readForm } from './uploaded-files.ts'

/** Of a caller who is not signed in, in bytes. */
const openBodyLimit = 16 * 1024

export function addRoute(app: FastifyInstance, shop: Shop, concurrency: Concurrency, route: Route): void {
  const { name, endpoint } = route
  const methods = endpoint.also ? [endpoint.method, endpoint.also] : [endpoint.method]
  app.route({
    method: methods,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint: name },
    ...(endpoint.requires === 'anyone' && !endpoint.rawBody ? { bodyLimit: openBodyLimit } : {}),
    // Before the body is read.
    onRequest: async (request, reply) => {
      request.caller = await concurrency.run(() => identify(shop, endpoint, request, reply))
    },
    handler: (request, reply) => concurrency.run(() => answer(shop, concurrency, route, request, reply)),
  })
}

export interface Route {
  /** `<feature>.<endpoint>` */
  name: string
  endpoint: Endpoint
  // biome-ignore lint/suspicious/noExplicitAny: defineFeature checked every handler against its endpoint
  handler: (context: any, input: any) => unknown
  fieldChecks: readonly FieldCheck[]
}

async function answer(
  shop: Shop,
  concurrency: Concurrency,
  { name, endpoint, handler, fieldChecks }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const caller = request.caller!
  const { files: declared = {} } = endpoint
  const hasForm = endpoint.files && request.isMultipart()
  const form = hasForm ? await concurrency.whileWaiting(() => readForm(request, declared)) : null
  try {
    const sent = form ? form.fields : request.body
    if (!endpoint.rawBody) checkText(sent)
    const draftId = header(request, 'draft-store')
    const isValidateOnly = endpoint.method !== 'GET' && isOnlyValidated(request)
    if (draftId && isValidateOnly && caller.user) {
      const tab = header(request, 'draft-tab') ?? ''
      await storeDraft(shop.db, { userId: caller.user.id, id: draftId, tab, data: sent, now: caller.now })
    }
    const input = isValidateOnly
      ? await parseOrCheckFields(shop, caller, fieldChecks, () => parseInput(endpoint, request, form))
      : parseInput(endpoint, request, form)
    if (isValidateOnly && endpoint.ownTransactions) return reply.code(204).send()
    const uploads = form?.files ?? Object.fromEntries(Object.keys(declared).map(field => [field, []]))
    if (endpoint.method === 'GET') {
      const gone = clientDisconnected(reply)
      try {
        return await sendAnswer(shop, endpoint, reply, await handler(readContext(shop, caller, gone), input))
      } catch (error) {
        throw gone.aborted ? refusal(commonErrors.unavailable) : error
      }
    }
    if (endpoint.ownTransactions) {
      const result = await handler(readContext(shop, caller), { ...input, files: uploads })
      return sendAnswer(shop, endpoint, reply, result)
    }

    const key = header(request, 'idempotency-key')
    const isOnce = key && caller.user && endpoint.response !== 'file'
    const { now } = caller
    const result = await withStoredUploads(shop, { declared, uploads, isValidateOnly, now }, files => {
      const raw = endpoint.rawBody && rawRequest(request)
      const work = async (context: Context) => handler(context, { ...input, files, raw })
      if (isValidateOnly || !isOnce) return inTransaction(shop, caller, isValidateOnly, work)
      return answerOnce(shop, caller, key, requestHash(name, request, form), work)
    })
    return isValidateOnly ? reply.code(204).send() : sendAnswer(shop, endpoint, reply, result)
  } finally {
    await form?.clean()
  }
}

const rawRequest = (request: FastifyRequest): RawRequest => ({
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  header: name => header(request, name),
})

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller
  }
  interface FastifyContextConfig {
    endpoint?: string
  }
}
