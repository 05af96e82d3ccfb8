import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { CardParts, ListColumn } from '../list-types.ts'
import { linkColumn } from '../table/table-layout.ts'

/** What the columns say of a row as a card: for a list without cards of its own, where a table would not fit. */
export const cardFromColumns =
  <Row,>(columns: readonly ListColumn<Row>[], t: TFunction) =>
  (row: Row, { link }: { link: (content: ReactNode) => ReactNode }): CardParts => {
    const first = linkColumn(columns)!
    return {
      head: (
        <div>
          {link(first.render(row))}
          {first.subtitle && <div className="rb-card-muted">{first.subtitle(row)}</div>}
        </div>
      ),
      body: columns
        .filter(column => column !== first)
        .map(column => (
          <div key={column.title} className="rb-card-line">
            <span className="rb-card-label">{t(column.title)}</span>
            <span className="rb-card-value">
              {column.render(row)}
              {column.subtitle && <div className="rb-card-muted">{column.subtitle(row)}</div>}
            </span>
          </div>
        )),
    }
  }
