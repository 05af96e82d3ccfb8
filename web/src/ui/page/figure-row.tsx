import type { ReactNode } from 'react'
import './page.css'

interface FigureRowProps {
  items: readonly (RowFigure | false)[]
}

interface RowFigure {
  /** Translated already. */
  label: string
  value: ReactNode
  bad?: boolean
}

/** The figures of one record in a row below its heading: what it costs, what is paid. */
export function FigureRow({ items }: FigureRowProps) {
  return (
    <dl className="rb-sheet rb-figure-row">
      {items.map(
        item =>
          item && (
            <div key={item.label} className={item.bad ? 'rb-bad' : undefined}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
