import { useTranslation } from 'react-i18next'
import { PageHeading } from '../page/page-heading.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { SkeletonLine, SkeletonSections } from '../states/skeletons.tsx'
import { MissingRecord } from './missing-record.tsx'
import type { RecordPageProps } from './record-types.ts'
import { useMissingRecord } from './use-missing-record.ts'
import { useRecentRecord } from './use-recent-record.ts'

/** A page about one record: heading, figures, sections and a narrow column. */
export function RecordPage<T>({ query, title, name, about, crumbs, missing, ...parts }: RecordPageProps<T>) {
  const { t } = useTranslation()
  const { data, error } = query
  const isMissing = useMissingRecord(error, missing)
  const shown = data === undefined ? undefined : (name?.(data) ?? title(data))
  useRecentRecord(
    typeof shown === 'string' ? shown : undefined,
    data === undefined ? undefined : about?.(data),
    isMissing,
  )

  if (data === undefined) {
    if (isMissing && missing)
      return missing.to ? null : <MissingRecord notice={missing.notice} crumbs={crumbs} />
    return (
      <>
        <PageHeading title={<SkeletonLine width={180} />} crumbs={crumbs} />
        {error && !isMissing && <ErrorState error={error} onRetry={() => void query.refetch()} />}
        {isMissing && <EmptyState title={t('ui.record.missing')} />}
        {!error && <SkeletonSections />}
      </>
    )
  }
  const shownTitle = title(data)
  return (
    <>
      <PageHeading
        title={shownTitle}
        name={name?.(data)}
        crumbs={crumbs}
        beside={parts.tags?.(data)}
        actions={parts.actions?.(data)}
      />
      {parts.figures?.(data)}
      <div className={parts.aside ? 'rb-columns rb-columns-aside' : 'rb-columns'}>
        <div>{parts.children(data)}</div>
        {parts.aside && <div>{parts.aside(data)}</div>}
      </div>
    </>
  )
}
