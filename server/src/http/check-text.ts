import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

const mostDeep = 50

/** Refuses NUL characters and lone surrogates, which PostgreSQL cannot store, and too deep nesting. */
export function checkText(value: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, depth } = next
    if (typeof part === 'string' && !isKeepable(part)) throw refusal(commonErrors.bad_request)
    if (typeof part !== 'object' || part === null) continue
    if (depth >= mostDeep) throw refusal(commonErrors.bad_request)
    for (const [name, inner] of Object.entries(part)) {
      if (!isKeepable(name)) throw refusal(commonErrors.bad_request)
      waiting.push({ value: inner, depth: depth + 1 })
    }
  }
}

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
