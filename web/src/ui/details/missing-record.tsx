import { useTranslation } from 'react-i18next'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { AppLink } from '../page/app-link.tsx'
import { PageHeading } from '../page/page-heading.tsx'

interface MissingRecordProps {
  /** Translation key. */
  notice: string
  /** The list comes first. */
  crumbs?: readonly Crumb[] | undefined
}

/** Replaces the page of a missing record: a notice and a link to the list. */
export function MissingRecord({ notice, crumbs: [list] = [] }: MissingRecordProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <PageHeading
        title={t(notice)}
        name=""
        crumbs={list ? [list] : []}
        actions={list?.to && <AppLink to={list.to}>{list.title}</AppLink>}
      />
    </div>
  )
}
