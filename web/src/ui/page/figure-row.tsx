import type { ReactNode } from 'react'
import './page.css'

interface FigureRowProps {
  items: readonly (RowFigure | false)[]
}

export interface RowFigure {
  /** Translated already. */
  label: string
  value: ReactNode
  bad?: boolean
  /** A fact beside the sums, in letters of usual size. */
  isPlain?: boolean
}

/** The figures of one record in a row below its heading: what it costs, what is paid. */
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
