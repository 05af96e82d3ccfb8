import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { JobKind } from '#server/platform/jobs.ts'
import type { FieldCheck, FieldChecks } from './field-checks.ts'
import type { HandlersFor } from './handlers.ts'
import type { Visibility } from './visibility.ts'

/** A capability as the app mounts it. */
export interface Feature {
  name: string
  /** What its calls are for, in one line of the API documentation. */
  about: string
  endpoints: Record<string, Endpoint>
  // biome-ignore lint/suspicious/noExplicitAny: the pairs were checked one by one in defineFeature
  handlers: Record<string, (context: any, input: any) => unknown>
  fieldChecks: Record<string, readonly FieldCheck[]>
  jobs: Record<string, JobKind>
  /** Jobs by the clock: name of the job -> cron line, in UTC. */
  schedules: Record<string, string>
  /** Who sees its records, where not everybody does who has the right to read them. */
  visibility: Partial<Record<OrderKind, Visibility>>
}

export function defineFeature<const E extends Record<string, Endpoint>>(feature: {
  name: string
  about: string
  endpoints: E
  handlers: HandlersFor<E>
  /** What live validation says of some fields while the others do not fit yet. */
  fieldChecks?: FieldChecks<E>
  jobs?: Record<string, JobKind>
  schedules?: Record<string, string>
  visibility?: Partial<Record<OrderKind, Visibility>>
}): Feature {
  return { fieldChecks: {}, jobs: {}, schedules: {}, visibility: {}, ...feature } as Feature
}
