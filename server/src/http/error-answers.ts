import type { FastifyReply, FastifyRequest } from 'fastify'
import { commonErrors, type ErrorDefinition, type ErrorEntry } from '#contract/shared/errors.ts'
import { type Reason, Refusal } from '#server/operation/refusal.ts'
import { retryAfterSeconds } from '#server/operation/too-many-requests.ts'
import { FileMissing, FilesUnavailable } from '#server/platform/files/index.ts'
import { PdfError } from '#server/platform/pdf/pdf-renderer.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Translate } from '#server/platform/translations.ts'
import { languageOf } from './headers.ts'
import { entriesOf, Invalid } from './parse.ts'

export const answerError = (shop: Shop) => (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const t = shop.translations.in(
    request.language ?? languageOf(request) ?? shop.configuration.defaultLanguage,
  )
  if (error instanceof Invalid)
    return reply
      .code(422)
      .send({ errors: [...entriesOf(error.issues, t), ...error.reasons.map(one => entryOf(one, t))] })
  const refused =
    error instanceof Refusal ? error : new Refusal([{ definition: definitionFor(error), params: {} }])
  // Refusals are not logged: there may be thousands a second.
  if (refused.status >= 500 && refused !== error) request.log.error({ err: error }, 'request failed')
  if (refused.status === 429 || refused.status === 503) reply.header('retry-after', retryAfterSeconds)
  return reply.code(refused.status).send({
    errors: refused.reasons.map(one => entryOf(one, t)),
    ...(refused.data === undefined ? {} : { data: refused.data }),
  })
}

const entryOf = ({ definition, parameter, params, extra }: Reason, t: Translate): ErrorEntry => ({
  status: definition.status,
  code: definition.code,
  title: t(`errors.${definition.code}`, params),
  ...(parameter ? { source: { parameter } } : {}),
  params: { ...params, ...extra },
})

function definitionFor(error: unknown): ErrorDefinition {
  if (error instanceof FileMissing) return commonErrors.no_such_record
  if (error instanceof FilesUnavailable) return commonErrors.unavailable
  if (error instanceof PdfError && error.code !== 'template') return commonErrors.unavailable
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return commonErrors.body_too_large
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return commonErrors.unsupported_media_type
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return commonErrors.bad_request
  if (isDatabaseAway(error)) return commonErrors.unavailable
  // A row that the write refers to was deleted after it was checked.
  if (code === '23503') return commonErrors.changed_meanwhile
  return commonErrors.server_error
}

/** Worth a retry: lost connections, a server that starts or stops, a full disk, a timeout. */
function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(08|53|57P|57014|55P03|40P01|40001|58)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOSPC'].includes(code) ||
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
      message,
    )
  )
}
