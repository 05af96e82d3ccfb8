import type { ReactNode } from 'react'
import './text.css'

export type StatusTone =
  | 'new'
  | 'in-process'
  | 'finished'
  | 'deleted'
  | 'overdue'
  | 'unpaid'
  | 'part-paid'
  | 'outlined'

/** 'outlined' has no dot or tint, for secondary statuses (not billed, refunded). */
export function StatusTag({
  tone,
  children,
  title,
}: {
  tone: StatusTone
  children: ReactNode
  title?: string
}) {
  return (
    <span className={`rb-status rb-status-${tone}`} title={title}>
      {children}
    </span>
  )
}
