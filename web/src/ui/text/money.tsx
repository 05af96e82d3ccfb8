import { formatDollars } from '#contract/shared/money.ts'
import './text.css'

/** Dollars. Undefined is a dash, not zero. */
export function Money({ value, bad }: { value: number | null | undefined; bad?: boolean }) {
  if (value === null || value === undefined) return <span className="rb-muted">-</span>
  return <span className={bad ? 'rb-number rb-bad' : 'rb-number'}>{formatDollars(value)}</span>
}
