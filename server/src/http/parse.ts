import type { z } from 'zod'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { explainIssues } from '#server/operation/explain-issues.ts'
import type { Reason } from '#server/operation/refusal.ts'
import type { Translate } from '#server/platform/translations.ts'

/** Thrown when a request does not fit its endpoint's shapes: 422 with an entry for every field. */
export class Invalid extends Error {
  readonly issues: readonly z.core.$ZodIssue[]
  /** What was sent, where a part of it may fit. */
  readonly input: { body: unknown; params: unknown } | undefined
  /** What the fields that fit are refused for. */
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

/** Parses, and collects what does not fit. */
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

/** Entries of the envelope, with a sentence each, for issues that zod found. */
export const entriesOf = (issues: readonly z.core.$ZodIssue[], t: Translate): ErrorEntry[] =>
  explainIssues(issues).map(({ code, params, parameter }) => ({
    status: 422,
    code,
    title: t(`errors.${code}`, { ...params, attribute: parameter || 'request' }),
    ...(parameter ? { source: { parameter } } : {}),
    params,
  }))
