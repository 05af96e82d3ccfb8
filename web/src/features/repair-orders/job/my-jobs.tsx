import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { useGo } from '#web/shell/use-go.ts'
import { PageHeading } from '#web/ui/page/page-heading.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { SkeletonSections } from '#web/ui/states/skeletons.tsx'
import { useCommentsAhead } from '../open-comments.ts'
import { JobCard } from './job-card.tsx'
import { type JobTab, jobTabs } from './sort-jobs.ts'
import { useFollowStarted } from './use-follow-started.ts'
import { useMyJobs } from './use-my-jobs.ts'
import './my-jobs.css'

/** A mechanic's jobs by tab, usable with one thumb. */
export default function MyJobs() {
  const { t } = useTranslation()
  const title = t('repair-orders.job.my_jobs')
  const go = useGo()
  useCommentsAhead()
  const { tab: named } = useSearch({ strict: false }) as { tab?: unknown }
  const tab = jobTabs.find(name => name === named) ?? 'today'
  const { jobs, error, retry } = useMyJobs()
  const setTab = useCallback(
    (next: JobTab) =>
      void go('.', { search: now => ({ ...now, tab: next }), replace: true, resetScroll: false }),
    [go],
  )
  const follow = useFollowStarted(
    jobs?.today,
    useCallback(() => setTab('today'), [setTab]),
  )
  return (
    <div className="rb-jobs-page">
      <PageHeading title={title} name="" />
      <div className="rb-job-tabs" role="tablist" aria-label={title}>
        {jobTabs.map(name => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`jobs-tab-${name}`}
            aria-selected={tab === name}
            aria-controls="jobs-panel"
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
            onKeyDown={event => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              const next = jobTabs[jobTabs.indexOf(tab) + step]
              if (!step || !next) return
              setTab(next)
              document.getElementById(`jobs-tab-${next}`)?.focus()
            }}
          >
            {t(`repair-orders.job.${name}`)} {jobs && <span>{jobs[name].length}</span>}
          </button>
        ))}
      </div>
      <div id="jobs-panel" role="tabpanel" aria-labelledby={`jobs-tab-${tab}`}>
        {error && !jobs ? (
          <ErrorState error={error} onRetry={retry} />
        ) : jobs ? (
          <Jobs
            jobs={jobs[tab]}
            onStarted={follow}
            none={t(`repair-orders.job.none_${tab}`)}
            text={t('repair-orders.job.none_text')}
          />
        ) : (
          <SkeletonSections sections={3} lines={4} />
        )}
      </div>
    </div>
  )
}

interface JobsProps {
  jobs: readonly RepairOrderRow[]
  onStarted: (id: number) => void
  none: string
  text: string
}

function Jobs({ jobs, onStarted, none, text }: JobsProps) {
  if (jobs.length === 0)
    return (
      <div className="rb-sheet">
        <EmptyState title={none} text={text} />
      </div>
    )
  return (
    <ul className="rb-jobs">
      {jobs.map(job => (
        <JobCard key={job.id} job={job} onStarted={onStarted} />
      ))}
    </ul>
  )
}
