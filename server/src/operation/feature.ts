import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import type { JobKind } from '#server/platform/jobs.ts'
import type { FieldCheck, FieldChecks } from './field-checks.ts'
import type { HandlersFor } from './handlers.ts'
import type { Visibility } from './visibility.ts'

export interface Feature {
  name: string
  about: string
  endpoints: Record<string, Endpoint>
  // biome-ignore lint/suspicious/noExplicitAny: defineFeature checked each handler against its endpoint
  handlers: Record<string, (context: any, input: any) => unknown>
  fieldChecks: Record<string, readonly FieldCheck[]>
  jobs: Record<string, JobKind>
  /** Name of the job -> cron line, in UTC. */
  schedules: Record<string, string>
  /** Who sees its records, if not everybody with the right to read them. */
  visibility: Partial<Record<OrderKind, Visibility>>
}

export function defineFeature<const E extends Record<string, Endpoint>>(feature: {
  name: string
  about: string
  endpoints: E
  handlers: HandlersFor<E>
  fieldChecks?: FieldChecks<E>
  jobs?: Record<string, JobKind>
  schedules?: Record<string, string>
  visibility?: Partial<Record<OrderKind, Visibility>>
}): Feature {
  return { fieldChecks: {}, jobs: {}, schedules: {}, visibility: {}, ...feature } as Feature
}
