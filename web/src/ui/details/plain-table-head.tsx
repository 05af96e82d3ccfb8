import { useTranslation } from 'react-i18next'
import { WholeWords } from '../text/whole-words.tsx'
import './plain-table.css'

export interface PlainTableHeading {
  /** Translated already. */
  title: string
  isNumber?: boolean
  /** Not on a phone. */
  isWide?: boolean
}

/** The headings alone, for rows that a form draws itself; `hasActions` adds the column of their buttons. */
export function PlainTableHead({
  columns,
  hasActions,
}: {
  columns: readonly PlainTableHeading[]
  hasActions?: boolean
}) {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        {columns.map(column => (
          <th key={column.title} scope="col" className={plainCellClass(column)}>
            <WholeWords text={column.title} />
          </th>
        ))}
        {hasActions && (
          <th scope="col">
            <span className="rb-visually-hidden">{t('ui.list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

export const plainCellClass = ({ isNumber, isWide }: Partial<PlainTableHeading>): string | undefined =>
  [isNumber && 'rb-plain-number', isWide && 'rb-plain-wide'].filter(Boolean).join(' ') || undefined
