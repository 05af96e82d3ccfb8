import type { ErrorDefinition } from '#contract/shared/errors.ts'

interface Details<Param extends string> {
  /** Dotted path of the field or query parameter. */
  parameter?: string
  params?: Record<Param, string | number>
  /** Data for the browser, for example links to the orders that prevent a deletion. */
  extra?: Record<string, unknown>
}

export interface Reason {
  definition: ErrorDefinition
  parameter?: string
  params: Record<string, string | number>
  extra?: Record<string, unknown>
}

export class Refusal extends Error {
  readonly reasons: readonly Reason[]
  /** The current record, with a version conflict. */
  readonly data: unknown

  constructor(reasons: readonly Reason[], data?: unknown) {
    super(reasons.map(reason => reason.definition.code).join(', '))
    this.reasons = reasons
    this.data = data
  }

  get status(): number {
    return this.reasons[0]!.definition.status
  }
}

/** `throw new Refusal(reasons)` reports several at once. */
export const reason = <Param extends string>(
  definition: ErrorDefinition<Param>,
  ...[details]: [Param] extends [never]
    ? [Details<Param>?]
    : [Details<Param> & { params: Record<Param, string | number> }]
): Reason => ({
  definition,
  parameter: details?.parameter,
  params: details?.params ?? ({} as Record<string, string | number>),
  extra: details?.extra,
})

/** `throw refusal(repairOrderErrors.order_is_paid)` */
export const refusal = <Param extends string>(
  definition: ErrorDefinition<Param>,
  ...details: [Param] extends [never]
    ? [Details<Param>?]
    : [Details<Param> & { params: Record<Param, string | number> }]
): Refusal => new Refusal([reason(definition, ...details)])
