import type { ReactNode } from 'react'
import './record.css'

interface Definition {
  /** Translated already. */
  term: string
  /** Nothing is shown as a dash. */
  value: ReactNode
  /** Takes the whole width. */
  whole?: boolean
}

interface DefinitionListProps {
  items: readonly (Definition | false | null | undefined)[]
  /** In a narrow column: each name beside its value. */
  inRows?: boolean
}

/** Names and values of a record, in as many columns as there is room for. */
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
