import { useTranslation } from 'react-i18next'
import type { BulkResult } from '#contract/repair-orders/bulk.ts'

interface BulkReportProps {
  of: 'preview' | 'done' | 'undone'
  rows: readonly BulkResult[]
}

/** How many, and which not and why. */
export function BulkReport({ of, rows }: BulkReportProps) {
  const { t } = useTranslation()
  const count = (outcome: BulkResult['outcome']) => rows.filter(row => row.outcome === outcome).length
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  return (
    <>
      <p>{t(`repair-orders.bulk.${of}`, { count: count('done') })}</p>
      {count('unchanged') > 0 && (
        <p className="rb-muted">{t('repair-orders.bulk.unchanged', { count: count('unchanged') })}</p>
      )}
      {refused.length > 0 && (
        <>
          <p>{t('repair-orders.bulk.refused', { count: refused.length })}</p>
          <ul>
            {refused.map(({ id, order_number, reason }) => (
              <li key={id}>
                {order_number ?? `#${id}`}: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
