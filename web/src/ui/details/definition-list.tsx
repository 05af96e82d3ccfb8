import type { ReactNode } from 'react'
import './record.css'

interface Definition {
  term: string
  /** Empty values show a dash. */
  value: ReactNode
  /** Full width. */
  whole?: boolean
}

interface DefinitionListProps {
  items: readonly (Definition | false | null | undefined)[]
  /** For a narrow column: name and value in one row. */
  inRows?: boolean
}

export function DefinitionList({ items, inRows = false }: DefinitionListProps) {
  return (
    <dl className={inRows ? 'rb-definitions rb-definition-rows' : 'rb-definitions'}>
      {items.map(
        item =>
          item && (
            <div key={item.term} className={item.whole ? 'rb-definition-whole' : undefined}>
              <dt>{item.term}</dt>
              <dd>{isNothing(item.value) ? <span className="rb-muted">-</span> : item.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const isNothing = (value: ReactNode) => value === null || value === undefined || value === ''
