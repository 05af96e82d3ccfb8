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

/** Names and values of a record, in as many columns as there is room for. */
export function DefinitionList({ items }: { items: readonly (Definition | false | null | undefined)[] }) {
  return (
    <dl className="rb-definitions">
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
