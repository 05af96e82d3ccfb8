import type { ReactNode } from 'react'
import './states.css'

interface EmptyStateProps {
  /** Translated already. */
  title: ReactNode
  text?: ReactNode
  /** The one action that starts it. */
  action?: ReactNode
}

/** What this place is for, and the one thing that fills it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="rb-state" role="status">
      <p className="rb-state-title">{title}</p>
      {text && <p className="rb-state-text">{text}</p>}
      {action}
    </div>
  )
}
