import { z } from 'zod'

/** Its sentence is `errors.<code>` in the translations of its capability. */
export interface ErrorDefinition<Param extends string = string> {
  code: string
  status: 400 | 401 | 402 | 403 | 404 | 406 | 409 | 413 | 415 | 422 | 424 | 429 | 500 | 503
  params: readonly Param[]
}

type Table = Record<string, { status: ErrorDefinition['status']; params?: readonly string[] }>

type Defined<T extends Table> = {
  [K in keyof T & string]: ErrorDefinition<
    T[K]['params'] extends readonly string[] ? T[K]['params'][number] : never
  >
}

/** Codes are unique in the whole product. */
export function defineErrors<const T extends Table>(table: T): Defined<T> {
  const entries = Object.entries(table).map(([code, row]) => [
    code,
    { code, status: row.status, params: row.params ?? [] },
  ])
  return Object.fromEntries(entries) as Defined<T>
}

const errorEntry = z.object({
  status: z.number().int(),
  code: z.string(),
  title: z.string(),
  /** Dotted path of the field or query parameter: `types_of_work.0.name`. Absent if not about a field. */
  source: z.object({ parameter: z.string() }).optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})
export type ErrorEntry = z.infer<typeof errorEntry>

/** `data` is the current record of a 409. */
export const errorEnvelope = z.object({ errors: z.array(errorEntry).min(1), data: z.unknown().optional() })

export const commonErrors = defineErrors({
  bad_request: { status: 400 },
  not_signed_in: { status: 401 },
  session_ended: { status: 401 },
  'auth-cookie-missing': { status: 401 },
  account_frozen: { status: 402 },
  forbidden: { status: 403 },
  foreign_origin: { status: 403 },
  no_such_path: { status: 404 },
  no_such_record: { status: 404 },
  not_acceptable: { status: 406 },
  version_conflict: { status: 409 },
  changed_meanwhile: { status: 409 },
  request_in_flight: { status: 409 },
  body_too_large: { status: 413, params: ['max_kb'] },
  unsupported_media_type: { status: 415 },
  validate__unique: { status: 422, params: ['value'] },
  validate__required: { status: 422 },
  idempotency_key_reused: { status: 422 },
  too_many_requests: { status: 429, params: ['seconds'] },
  server_error: { status: 500 },
  unavailable: { status: 503 },
  too_busy: { status: 503 },
  maintenance: { status: 503 },
})
