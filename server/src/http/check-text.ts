import { commonErrors } from '#contract/shared/errors.ts'
import { refusal } from '#server/operation/refusal.ts'

const maxDepth = 50
/** Each costs an error message if it does not fit: more would hold up others. */
const maxValues = 20_000

/** Refuses NUL characters and lone surrogates, which PostgreSQL cannot store, too deep nesting and too many values. */
export function checkText(value: unknown): void {
  let values = 0
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, depth } = next
    if (typeof part === 'string' && !isKeepable(part)) throw refusal(commonErrors.bad_request)
    if (typeof part !== 'object' || part === null) continue
    if (depth >= maxDepth) throw refusal(commonErrors.bad_request)
    const entries = Object.entries(part)
    values += entries.length
    if (values > maxValues) throw refusal(commonErrors.bad_request)
    for (const [name, inner] of entries) {
      if (!isKeepable(name)) throw refusal(commonErrors.bad_request)
      waiting.push({ value: inner, depth: depth + 1 })
    }
  }
}

const isKeepable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
