import { useTranslation } from 'react-i18next'
import type { BulkReportRow } from './bulk-act.ts'
import './bulk-report.css'

export type ReportOf = 'preview' | 'done' | 'undone'

interface BulkReportProps {
  of: ReportOf
  rows: readonly BulkReportRow[]
}

/** How many, and which not and why: those with the same reason together. */
export function BulkReport({ of, rows }: BulkReportProps) {
  const { t } = useTranslation()
  const count = (outcome: BulkReportRow['outcome']) => rows.filter(row => row.outcome === outcome).length
  const refused = rows.filter(({ outcome }) => outcome === 'refused')
  return (
    <>
      <p className="rb-modal-line">{t(`bulk.${of}`, { count: count('done') })}</p>
      {count('unchanged') > 0 && (
        <p className="rb-modal-line rb-muted">{t('bulk.unchanged', { count: count('unchanged') })}</p>
      )}
      {refused.length > 0 && (
        <>
          <p className="rb-modal-line">{t('bulk.refused', { count: refused.length })}</p>
          <ul className="rb-modal-list">
            {[...new Set(refused.map(({ reason }) => reason))].map(reason => (
              <li key={reason}>
                {reason}
                <Names rows={refused.filter(row => row.reason === reason)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Few are read at a glance; many are folded away. */
const mostAtAGlance = 12

function Names({ rows }: { rows: readonly BulkReportRow[] }) {
  const { t } = useTranslation()
  const names = rows.map(({ name, id }) => (
    <span key={id} className="rb-bulk-name">
      {name ?? `#${id}`}
    </span>
  ))
  if (rows.length <= mostAtAGlance) return <div className="rb-bulk-names">{names}</div>
  return (
    <details>
      <summary>{t('bulk.of_reason', { count: rows.length })}</summary>
      <div className="rb-bulk-names">{names}</div>
    </details>
  )
}
