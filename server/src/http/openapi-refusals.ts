import type { Endpoint } from '#contract/shared/endpoint.ts'
import { commonErrors, type ErrorDefinition } from '#contract/shared/errors.ts'
import type { Translate } from '#server/platform/translations.ts'

interface Described {
  name: string
  when: string
  error: ErrorDefinition
  parameter?: string
  params?: Record<string, string | number>
  can: (endpoint: Endpoint) => boolean
}

const isRead = ({ method }: Endpoint) => method === 'GET'

/** Refusals by kind of call; the call's own and those of any call are `default`. */
const described: readonly Described[] = [
  {
    name: 'NotSignedIn',
    when: 'No token or key, or one that is not valid any more: refresh the token and send the call again',
    error: commonErrors.not_signed_in,
    can: ({ requires }) => requires !== 'anyone',
  },
  {
    name: 'Frozen',
    when: 'The company is frozen',
    error: commonErrors.account_frozen,
    can: ({ alwaysOpen }) => !alwaysOpen,
  },
  {
    name: 'Forbidden',
    when: 'The right to do this is missing',
    error: commonErrors.forbidden,
    can: ({ requires }) => requires !== 'anyone' && requires !== 'signed-in',
  },
  {
    name: 'Missing',
    when: 'There is no such record, or none that the caller may see',
    error: commonErrors.no_such_record,
    can: ({ path }) => path.includes('{'),
  },
  {
    name: 'Conflict',
    when: 'Somebody saved a newer version meanwhile (`data` is the current record), the state of the record does not allow it, or a call with the same Idempotency-Key is still at work',
    error: commonErrors.version_conflict,
    can: endpoint => !isRead(endpoint),
  },
  {
    name: 'TooLarge',
    when: 'A file or the whole request is too large',
    error: commonErrors.body_too_large,
    params: { max_kb: 10_240 },
    can: ({ files }) => files !== undefined,
  },
  {
    name: 'Invalid',
    when: 'A field does not fit, or a rule of the business forbids it. Each reason names its field in `source`',
    error: commonErrors.validate__required,
    parameter: 'name',
    can: ({ query, body, files }) => Boolean(query || body || files),
  },
  {
    name: 'TooManyRequests',
    when: 'Too many calls: wait as long as the header Retry-After says',
    error: commonErrors.too_many_requests,
    params: { seconds: 30 },
    can: () => true,
  },
]

export const refusalComponents = (t: Translate) =>
  Object.fromEntries(described.map(one => [one.name, response(one, t)]))

export const refusalsOf = (endpoint: Endpoint) =>
  Object.fromEntries(
    described
      .filter(({ can }) => can(endpoint))
      .map(({ name, error }) => [error.status, { $ref: `#/components/responses/${name}` }]),
  )

function response({ when, error: { status, code }, parameter, params = {} }: Described, t: Translate) {
  const source = parameter ? { source: { parameter } } : {}
  const example = { errors: [{ status, code, title: t(`errors.${code}`, params), ...source, params }] }
  const schema = { $ref: '#/components/schemas/Errors' }
  return { description: when, content: { 'application/json': { schema, example } } }
}
