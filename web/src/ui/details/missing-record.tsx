import { useTranslation } from 'react-i18next'
import type { Crumb } from '#web/shell/breadcrumbs.ts'
import { AppLink } from '../page/app-link.tsx'
import { PageHeading } from '../page/page-heading.tsx'

interface MissingRecordProps {
  /** Translation key. */
  notice: string
  /** The list first. */
  crumbs?: readonly Crumb[] | undefined
}

/** In place of a record that is not there, where the page stays: that, and the way to the list. */
export function MissingRecord({ notice, crumbs: [list] = [] }: MissingRecordProps) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <PageHeading
        title={t(notice)}
        // Said once: the crumbs end with the list.
        name=""
        crumbs={list ? [list] : []}
        actions={list?.to && <AppLink to={list.to}>{list.title}</AppLink>}
      />
    </div>
  )
}
