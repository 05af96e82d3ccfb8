import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { dateIn } from '#contract/shared/dates.ts'
import { browserZone } from '#web/api/browser-zone.ts'

export const jobTabs = ['today', 'next', 'waiting'] as const
export type JobTab = (typeof jobTabs)[number]

type Job = Pick<RepairOrderRow, 'status' | 'implementation_date' | 'status_changed_at'>

/**
 * Today: planned for today, in process, or finished today. Next: planned for later. Waiting: planned earlier and not
 * started. All dates are in the mechanic's time zone.
 */
export function tabOf(job: Job, today: string): JobTab | null {
  const day = job.implementation_date.slice(0, 10)
  if (job.status === 'in_process') return 'today'
  if (job.status === 'finished')
    return day === today || dateIn(browserZone(), job.status_changed_at) === today ? 'today' : null
  if (job.status !== 'new') return null
  if (day === today) return 'today'
  return day > today ? 'next' : 'waiting'
}

const rank = { in_process: 0, new: 1, finished: 2, deleted: 3 } as const

/** In process first, finished last, the others by time. */
export const byProgress = (one: Job, other: Job): number =>
  rank[one.status] - rank[other.status] || one.implementation_date.localeCompare(other.implementation_date)

/** Each job once, in its latest version: it may have moved between the lists, which are read one by one. */
export function latestVersions<J extends Pick<RepairOrderRow, 'id' | 'version'>>(jobs: readonly J[]): J[] {
  const newest = new Map<number, J>()
  for (const job of jobs) {
    const latest = newest.get(job.id)
    if (!latest || latest.version < job.version) newest.set(job.id, job)
  }
  return [...newest.values()]
}
