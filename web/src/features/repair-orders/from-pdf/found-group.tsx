import Button from 'antd/es/button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PdfPlace } from '#contract/repair-orders/repair-order-from-pdf.ts'
import type { FindingUse } from './use-findings.ts'

interface FoundRow {
  key: string
  /** Plain text, for the names of the buttons. */
  name: string
  value: ReactNode
  place?: PdfPlace
  note?: string | undefined
  warning?: string | undefined
  uses?: readonly FindingUse[]
}

interface FoundGroupProps {
  /** Last part of the translation key. */
  name: string
  rows: readonly FoundRow[]
}

const collapsedRows = 4

export function FoundGroup({ name, rows }: FoundGroupProps) {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  if (rows.length === 0) return null
  return (
    <div className="rb-pdf-group">
      <h3>{t(`repair-orders.pdf.${name}`)}</h3>
      <ul>
        {(showsAll ? rows : rows.slice(0, collapsedRows)).map(row => (
          <li key={row.key}>
            <div className="rb-pdf-value">{row.value}</div>
            {row.warning && <div className="rb-bad">{row.warning}</div>}
            {row.note && <div className="rb-pdf-place">{row.note}</div>}
            {row.place && (
              <div className="rb-pdf-place rb-pdf-line" title={row.place.text}>
                {t('repair-orders.pdf.place', { page: row.place.page, line: row.place.line })}
                {row.place.text !== row.value && (
                  <>
                    {': '}
                    <q>{row.place.text}</q>
                  </>
                )}
              </div>
            )}
            {row.uses && row.uses.length > 0 && (
              <div className="rb-pdf-uses">
                {row.uses.map(({ label, isUsed, use }) => (
                  <Button
                    key={label}
                    size="small"
                    disabled={isUsed}
                    aria-label={`${t(label)}: ${row.name}`}
                    onClick={use}
                  >
                    {isUsed && label === 'repair-orders.pdf.use' ? t('repair-orders.pdf.in_use') : t(label)}
                  </Button>
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
      {!showsAll && rows.length > collapsedRows && (
        <Button type="link" size="small" onClick={() => setShowsAll(true)}>
          {t('repair-orders.pdf.show_all', { count: rows.length })}
        </Button>
      )}
    </div>
  )
}
