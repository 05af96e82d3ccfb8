import type { z } from 'zod'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { explainIssues } from '#server/operation/explain-issues.ts'
import type { Reason } from '#server/operation/refusal.ts'
import type { Translate } from '#server/platform/translations.ts'

/** 422 with an entry for every invalid field. */
export class Invalid extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  /** The input, if parts of it may be valid. */
  readonly input: { body: unknown; params: unknown } | undefined
  readonly reasons: readonly Reason[]

  constructor(
    issues: readonly z.core.$ZodIssue[],
    input?: { body: unknown; params: unknown },
    reasons: readonly Reason[] = [],
  ) {
    super('The request does not fit its shape')
    this.issues = issues
    this.input = input
    this.reasons = reasons
  }
}

/** Throws one `Invalid` for all parts. */
export function parseAll(parts: { schema: z.ZodType | undefined; raw: unknown }[]): unknown[] {
  const issues: z.core.$ZodIssue[] = []
  const parsed = parts.map(({ schema, raw }) => {
    if (!schema) return undefined
    const result = schema.safeParse(raw, { reportInput: true })
    if (!result.success) issues.push(...result.error.issues)
    return result.data
  })
  if (issues.length > 0) throw new Invalid(issues)
  return parsed
}

export const entriesOf = (issues: readonly z.core.$ZodIssue[], t: Translate): ErrorEntry[] =>
  explainIssues(issues).map(({ code, params, parameter }) => ({
    status: 422,
    code,
    title: t(`errors.${code}`, { ...params, attribute: parameter || 'request' }),
    ...(parameter ? { source: { parameter } } : {}),
    params,
  }))
