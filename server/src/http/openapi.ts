import { z } from 'zod'
import { isForKeys, scopeOf } from '#contract/online-shop/shop-scopes.ts'
import type { Access, Endpoint } from '#contract/shared/endpoint.ts'
import { errorEnvelope } from '#contract/shared/errors.ts'
import { languageSlugs } from '#contract/shared/languages.ts'
import type { Feature } from '#server/operation/feature.ts'
import type { Translate } from '#server/platform/translations.ts'
import { atAuthUrl } from './auth-path.ts'
import { refusalComponents, refusalsOf } from './openapi-refusals.ts'

type Json = Record<string, unknown>

export function openApiDocument(features: readonly Feature[], authUrl: string, t: Translate) {
  const paths: Record<string, Record<string, Json>> = {}
  for (const feature of features) {
    for (const [name, declared] of Object.entries(feature.endpoints)) {
      const endpoint = atAuthUrl(declared, authUrl)
      paths[endpoint.path] ??= {}
      const item = paths[endpoint.path]!
      item[endpoint.method.toLowerCase()] = operation(feature.name, name, endpoint)
      if (endpoint.also) item[endpoint.also.toLowerCase()] = operation(feature.name, `${name}_`, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rigbay',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'The back office of a truck and trailer repair shop. Every call carries Admin-Panel: true, App-Language and TimezoneId; writes may carry Validate-Only, Draft-Store, Draft-Tab and Idempotency-Key. Timestamps are unix seconds, money is dollars. Worked examples: /guide/api.',
    },
    // Relative to the address of this document.
    servers: [{ url: '/', description: 'This shop' }],
    tags: features.filter(hasEndpoints).map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'rb_...' },
      },
      schemas: { Errors: schemaOf(errorEnvelope, 'output') },
      parameters: {
        Language: {
          name: 'App-Language',
          in: 'header',
          description: 'The language of sentences in the answer',
          schema: { type: 'string', enum: [...languageSlugs] },
          example: 'en',
        },
        Timezone: {
          name: 'TimezoneId',
          in: 'header',
          description: 'Where the caller is',
          schema: { type: 'string' },
          example: 'America/Chicago',
        },
        ValidateOnly: {
          name: 'Validate-Only',
          in: 'header',
          description:
            'true, 1 or yes: does everything and keeps nothing, 204 or the refusals. Another value than false or 0 is refused.',
          schema: { type: 'string', enum: ['true', 'false'] },
        },
        DraftStore: {
          name: 'Draft-Store',
          in: 'header',
          description: 'With Validate-Only: id of the draft that keeps the payload',
          schema: { type: 'string' },
        },
        DraftTab: {
          name: 'Draft-Tab',
          in: 'header',
          description: 'With Draft-Store: the browser tab; each keeps a draft of its own',
          schema: { type: 'string' },
        },
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key and body give the first answer again',
          schema: { type: 'string', maxLength: 200 },
          example: '0b7c3c1e-5a3f-4a1e-9d0f-2f6d5a1c9e77',
        },
      },
      responses: {
        ...refusalComponents(t),
        Refused: {
          description: 'Refused: each reason with a stable code and a sentence',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
        },
      },
    },
  }
}

const hasEndpoints = (feature: Feature): boolean => Object.keys(feature.endpoints).length > 0

function operation(tag: string, name: string, endpoint: Endpoint): Json {
  const isWrite = endpoint.method !== 'GET'
  const headers = [
    'Language',
    'Timezone',
    ...(isWrite ? ['ValidateOnly', 'DraftStore', 'DraftTab', 'IdempotencyKey'] : []),
  ]
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: endpoint.summary,
    description: describeAccess(endpoint.requires),
    security: securityOf(endpoint.requires),
    parameters: [
      ...pathParameters(endpoint),
      ...queryParameters(endpoint),
      ...headers.map(header => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...requestBody(endpoint),
    responses: {
      ...answer(endpoint),
      ...refusalsOf(endpoint),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

const securityOf = (access: Access): Json[] => {
  if (access === 'anyone') return []
  return [isForKeys(access) ? { key: [] } : { token: [] }]
}

function describeAccess(access: Access): string {
  if (access === 'anyone') return 'Open to anyone.'
  if (access === 'signed-in') return 'For everybody signed in.'
  if (access === 'superadmin') return 'For superadmins.'
  if (isForKeys(access)) return `For keys of online shops with the scope ${scopeOf(access)}.`
  return typeof access === 'string' ? `Needs ${access}.` : `Needs one of ${access.join(', ')}.`
}

function pathParameters({ path, params }: Endpoint): Json[] {
  const shapes = (params && (schemaOf(params, 'input').properties as Record<string, Json>)) ?? {}
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: shapes[name!] ?? { type: 'integer', minimum: 1 },
  }))
}

/** Arrays have indices: `status[0]=new`. */
function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name: schema.type === 'array' ? `${name}[0]` : name,
    in: 'query',
    required: required.includes(name),
    schema: schema.type === 'array' ? schema.items : schema,
  }))
}

function requestBody({ body, files }: Endpoint): Json {
  if (!body && !files) return {}
  const shape = body ? schemaOf(body, 'input') : { type: 'object' }
  if (!files) return { requestBody: { required: true, content: { 'application/json': { schema: shape } } } }
  const fields = Object.fromEntries(
    Object.entries(files).map(([name, { maxCount }]) => {
      const file = { type: 'string', format: 'binary' }
      return [name, maxCount === 1 ? file : { type: 'array', items: file, maxItems: maxCount }]
    }),
  )
  const form = { ...shape, properties: { ...(shape.properties as Json | undefined), ...fields } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } }
}

function answer({ response }: Endpoint): Json {
  if (response === 'nothing') return { 204: { description: 'Done' } }
  if (response === 'file') {
    const schema = { type: 'string', format: 'binary' }
    return { 200: { description: 'The file', content: { 'application/octet-stream': { schema } } } }
  }
  const schema = schemaOf(response, 'output')
  return { 200: { description: 'The answer', content: { 'application/json': { schema } } } }
}

/** A value without a JSON type (a transformed value) accepts anything. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => nameProperties(jsonSchema),
  })
  return shape
}

/** zod writes a record of enum keys as `propertyNames`; generators expect `properties`. */
function nameProperties(shape: Json): void {
  const { propertyNames, required, additionalProperties } = shape
  if (!propertyNames || !Array.isArray(required)) return
  shape.properties = Object.fromEntries(required.map(name => [name, additionalProperties]))
  shape.additionalProperties = false
  delete shape.propertyNames
}
