import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { recordPath } from '../record-path.ts'
import type { BulkKind, BulkReportRow } from './bulk-act.ts'
import './bulk-report.css'

export type ReportOf = 'preview' | 'done' | 'undone'

interface BulkReportProps {
  /** Null: the records have no pages. */
  kind: BulkKind | null
  of: ReportOf
  rows: readonly BulkReportRow[]
}

export function BulkReport({ kind, of, rows }: BulkReportProps) {
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
                <Names kind={kind} rows={refused.filter(row => row.reason === reason)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A longer list is collapsed. */
const maxExpanded = 12

interface NamesProps {
  kind: BulkKind | null
  rows: readonly BulkReportRow[]
}

function Names({ kind, rows }: NamesProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (rows.length <= maxExpanded) return <Links kind={kind} rows={rows} />
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('bulk.of_reason', { count: rows.length })}</summary>
      {isOpen && <Links kind={kind} rows={rows} />}
    </details>
  )
}

/** Links to the records, in new tabs so that the report stays open. */
const Links = ({ kind, rows }: NamesProps) => (
  <div className="rb-bulk-names">
    {rows.map(({ name, id }) =>
      name === null || kind === null ? (
        // Without a name the user may not read this record.
        <span key={id}>{name ?? `#${id}`}</span>
      ) : (
        <AppLink key={id} to={recordPath(kind, id)} target="_blank" rel="noreferrer">
          {name}
        </AppLink>
      ),
    )}
  </div>
)
