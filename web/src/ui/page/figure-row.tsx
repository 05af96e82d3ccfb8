import type { ReactNode } from 'react'
import './page.css'

interface FigureRowProps {
  items: readonly (RowFigure | false)[]
}

export interface RowFigure {
  label: string
  value: ReactNode
  bad?: boolean
  /** Text instead of a sum: regular size. */
  isPlain?: boolean
}

/** Key figures of a record, below its heading. */
export function FigureRow({ items }: FigureRowProps) {
  return (
    <dl className="rb-sheet rb-figure-row">
      {items.map(
        item =>
          item && (
            <div key={item.label} className={classOf(item)}>
              <dt>{item.label}</dt>
              <dd>{item.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const classOf = ({ bad, isPlain }: RowFigure): string | undefined =>
  [bad && 'rb-bad', isPlain && 'rb-figure-plain'].filter(Boolean).join(' ') || undefined
