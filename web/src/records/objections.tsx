import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { type RelatedRecord, relatedRecord } from '#contract/records/related-record.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { AppLink } from '#web/ui/page/app-link.tsx'
import { listPath, recordPath } from './record-path.ts'
import './records.css'

export interface ListLink {
  to: string
  search: Record<string, unknown>
}

interface ObjectionsProps {
  reasons: readonly ErrorEntry[]
  lists?: Readonly<Record<string, ListLink>> | undefined
}

/** The server's reasons against a write, with links to the records that cause them. */
export function Objections({ reasons, lists = {} }: ObjectionsProps) {
  const { t } = useTranslation()
  return (
    <ul className="rb-objections">
      {reasons.map(({ code, title, params }) => {
        const { related } = relatedIn.parse(params ?? {})
        const list = lists[code]
        return (
          <li key={code}>
            {title}
            <div className="rb-objection-links">
              {related.map(one => (
                <AppLink key={`${one.kind}${one.id}`} {...addressOf(one)}>
                  {one.name}
                </AppLink>
              ))}
              {list && <AppLink {...list}>{t('records.show_in_list')}</AppLink>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

const relatedIn = z.object({ related: z.array(relatedRecord).default([]) })

const addressOf = ({ kind, id, name, is_deleted: isDeleted }: RelatedRecord) =>
  isDeleted
    ? { to: listPath(kind), search: { status: ['deleted'], search: name } }
    : { to: recordPath(kind, id) }
