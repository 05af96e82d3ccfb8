import { useTranslation } from 'react-i18next'
import type { HistoryEntry } from '#contract/records/history.ts'
import { browserZone } from '#web/api/browser-zone.ts'
import { DateText } from '#web/ui/text/date-text.tsx'
import { FileLink } from './file-link.tsx'
import './records.css'

/** A record's history: sentence, values before and after, user and time, in the reader's time zone. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const { t } = useTranslation()
  return (
    <ol className="rb-history">
      {entries.map(entry => (
        <li key={entry.id} data-row={entry.id}>
          <div className="rb-history-head">
            <span>{entry.message}</span>
            <span className="rb-muted rb-history-when">
              <DateText value={entry.performed_at} /> {zoneName(entry, browserZone())}
            </span>
          </div>
          {entry.user && (
            <div className="rb-muted rb-history-who">
              {entry.user.full_name} · {entry.user.email}
              {isOtherZone(entry) && ` · ${entry.performed_timezone}`}
            </div>
          )}
          {entry.file && <FileLink file={entry.file} />}
          {entry.changes.length > 0 && (
            <dl className="rb-changes">
              {entry.changes.map(change => (
                <div key={change.label}>
                  <dt>{change.label}</dt>
                  <dd>
                    <del>
                      <span className="rb-visually-hidden">{t('records.before')}: </span>
                      {change.before || '-'}
                    </del>{' '}
                    <span aria-hidden="true">→</span>{' '}
                    <ins>
                      <span className="rb-visually-hidden">{t('records.after')}: </span>
                      {change.after || '-'}
                    </ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Whether user and reader are in different time zones. */
const isOtherZone = (entry: HistoryEntry): boolean =>
  zoneName(entry, entry.performed_timezone) !== zoneName(entry, browserZone())

/** CST, EET. */
const zoneName = ({ performed_at }: HistoryEntry, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(performed_at * 1000)
    .find(part => part.type === 'timeZoneName')?.value ?? ''
