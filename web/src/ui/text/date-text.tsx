import { type DateVariant, exactTime, formatDate } from './date-format.ts'
import './text.css'

interface DateTextProps {
  /** Unix seconds, a day `YYYY-MM-DD`, or a local time `YYYY-MM-DD HH:mm`. */
  value: number | string | null | undefined
  variant?: DateVariant
}

/** The exact time is its tooltip. */
export function DateText({ value, variant = 'client' }: DateTextProps) {
  if (value === null || value === undefined || value === '') return <span className="rb-muted">-</span>
  const moment = typeof value === 'number'
  return (
    <time
      className="rb-number"
      dateTime={moment ? new Date(value * 1000).toISOString() : value}
      title={moment ? exactTime(value) : undefined}
    >
      {formatDate(value, variant)}
    </time>
  )
}
