import type { ReactNode } from 'react'
import './states.css'

interface EmptyStateProps {
  /** Translated already. */
  title: ReactNode
  text?: ReactNode
  /** The main action to start. */
  action?: ReactNode
}

/** What this list is for, and the action that fills it. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="rb-state" role="status">
      <p className="rb-state-title">{title}</p>
      {text && <p className="rb-state-text">{text}</p>}
      {action}
    </div>
  )
}
