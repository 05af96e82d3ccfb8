import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { CardParts, ListColumn } from '../list-types.ts'
import { linkColumn } from '../table/table-layout.ts'

/** Default card of a list, made of its columns. */
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
