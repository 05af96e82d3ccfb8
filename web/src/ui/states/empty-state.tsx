import type { ReactNode } from 'react'
import './states.css'

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** The action that adds the first record. */
  action?: ReactNode
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="rb-state" role="status">
      <p className="rb-state-title">{title}</p>
      {text && <p className="rb-state-text">{text}</p>}
      {action}
    </div>
  )
}
