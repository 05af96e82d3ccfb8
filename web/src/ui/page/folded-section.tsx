import DownOutlined from '@ant-design/icons/es/icons/DownOutlined'
import type { ReactNode } from 'react'
import './folded-section.css'

interface FoldedSectionProps {
  title: string
  /** Shown while folded. */
  hint?: ReactNode
  count?: number
  children: ReactNode
}

/** A collapsible section. */
export function FoldedSection({ title, hint, count, children }: FoldedSectionProps) {
  return (
    <details className="rb-sheet rb-section rb-folded">
      <summary>
        <h2>{title}</h2>
        <span className="rb-folded-hint">{hint}</span>
        {count !== undefined && count > 0 && <strong className="rb-number">{count}</strong>}
        <DownOutlined aria-hidden />
      </summary>
      {children}
    </details>
  )
}
