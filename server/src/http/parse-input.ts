import type { FastifyRequest } from 'fastify'
import qs from 'qs'
import { z } from 'zod'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { coerce } from '#server/operation/coerce.ts'
import { refusal } from '#server/operation/refusal.ts'
import { checkText } from './check-text.ts'
import { header } from './headers.ts'
import { Invalid, parseAll } from './parse.ts'
import { qsOptions } from './uploaded-files.ts'

export function parseInput(endpoint: Endpoint, request: FastifyRequest, form: { fields: object } | null) {
  const accept = header(request, 'accept')
  if (accept && endpoint.response !== 'file' && !/(^|[\s,])(application\/(json|\*)|\*\/\*)/i.test(accept)) {
    throw refusal(commonErrors.not_acceptable)
  }
  const params = parseParams(endpoint, request.params as Record<string, string>)
  // From the first question mark on: further ones are part of a value.
  const rawQuery = dropEmpty(qs.parse(/\?(.*)$/.exec(request.url)?.[1] ?? '', qsOptions))
  checkText(rawQuery)
  const sent = form && endpoint.body ? coerce(endpoint.body, form.fields) : request.body
  try {
    const [query, body] = parseAll([
      { schema: endpoint.query, raw: endpoint.query ? coerce(endpoint.query, rawQuery) : undefined },
      { schema: endpoint.body, raw: sent },
    ])
    return { params, query, body }
  } catch (error) {
    throw error instanceof Invalid ? new Invalid(error.issues, { body: sent, params }) : error
  }
}

/** 404 for an invalid `{id}`, as for an unknown one. */
function parseParams(endpoint: Endpoint, raw: Record<string, string>): unknown {
  const schema = endpoint.params ?? numericParams(endpoint)
  const result = schema.safeParse(endpoint.params ? coerce(schema, raw) : raw)
  if (!result.success) throw refusal(commonErrors.no_such_record)
  return result.data
}

const numericId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

/** zod compiles a schema at its first use, so each endpoint has one. */
const numericOf = new WeakMap<Endpoint, z.ZodType>()

function numericParams(endpoint: Endpoint): z.ZodType {
  const known = numericOf.get(endpoint)
  if (known) return known
  const names = endpoint.path.match(/(?<=\{)\w+(?=\})/g) ?? []
  const schema = z.object(Object.fromEntries(names.map(name => [name, numericId])))
  numericOf.set(endpoint, schema)
  return schema
}

const dropEmpty = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
