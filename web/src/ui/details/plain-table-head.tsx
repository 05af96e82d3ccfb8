import { useTranslation } from 'react-i18next'
import { WholeWords } from '../text/whole-words.tsx'
import './plain-table.css'

export interface PlainTableHeading {
  title: string
  isNumber?: boolean
  /** Hidden on a phone. */
  isWide?: boolean
}

/** For rows that a form renders itself; `hasActions` adds a column for their buttons. */
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
