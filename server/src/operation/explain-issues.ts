import type { z } from 'zod'

interface Explained {
  code: string
  params: Record<string, string | number>
  parameter: string
}

const maxExplained = 500

export const explainIssues = (issues: readonly z.core.$ZodIssue[]): Explained[] =>
  issues
    .flatMap(flatten)
    .slice(0, maxExplained)
    .map(issue => ({ ...explain(issue), parameter: issue.path.map(String).join('.') }))

/** A union reports the issues of its nearest option. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const options = issue.errors.filter(option => option.length > 0)
  const nearest =
    options.find(option => option.every(inner => inner.code !== 'invalid_type')) ?? options.at(-1)
  return nearest
    ? nearest.flatMap(inner =>
        flatten({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue),
      )
    : [issue]
}

function explain(issue: z.core.$ZodIssue): { code: string; params: Record<string, string | number> } {
  if (isOfNothing(issue))
    return { code: ownSentence.test(issue.message) ? issue.message : 'validate__required', params: {} }
  switch (issue.code) {
    case 'custom': {
      const { code = 'validate__invalid', ...params } = (issue.params ?? {}) as Record<
        string,
        string | number
      >
      return { code: String(code), params }
    }
    case 'invalid_type':
      // The specification has one sentence for missing and invalid objects.
      if (issue.expected === 'object') return { code: 'validate__object', params: {} }
      if (issue.expected === 'number' || issue.expected === 'int')
        return { code: 'validate__number', params: {} }
      return { code: 'validate__type', params: { expected: issue.expected } }
    case 'too_small':
      if (issue.origin === 'string') {
        return Number(issue.minimum) === 1
          ? { code: 'validate__required', params: {} }
          : { code: 'validate__min-length', params: { min: Number(issue.minimum) } }
      }
      if (issue.origin === 'array') {
        return Number(issue.minimum) === 1
          ? { code: 'validate__required', params: {} }
          : { code: 'validate__min-count', params: { min: Number(issue.minimum) } }
      }
      return {
        code: issue.inclusive === false ? 'validate__greater' : 'validate__min',
        params: { min: Number(issue.minimum) },
      }
    case 'too_big':
      if (issue.origin === 'string')
        return { code: 'validate__max-length', params: { max: Number(issue.maximum) } }
      if (issue.origin === 'array')
        return { code: 'validate__max-count', params: { max: Number(issue.maximum) } }
      return { code: 'validate__max', params: { max: Number(issue.maximum) } }
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'validate__email', params: {} }
      if (issue.format === 'regex' && issue.message.startsWith('validate__'))
        return { code: issue.message, params: {} }
      return { code: 'validate__format', params: {} }
    case 'invalid_value':
      return { code: 'validate__not-in-list', params: {} }
    default:
      return { code: 'validate__invalid', params: {} }
  }
}

/** A field with its own sentence in the specification. */
const ownSentence = /^validate__[a-z]+-required$/

/** An empty field of any type is reported as empty, not as no date or no number. */
const isOfNothing = (issue: z.core.$ZodIssue): boolean =>
  issue.path.length > 0 &&
  (issue.input === undefined || issue.input === null || issue.input === '') &&
  !(issue.code === 'invalid_type' && issue.expected === 'object')
