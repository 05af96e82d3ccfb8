import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { dateIn } from '#contract/shared/dates.ts'
import { browserZone } from '#web/ui/text/date-format.ts'

export const jobTabs = ['today', 'next', 'waiting'] as const
export type JobTab = (typeof jobTabs)[number]

type Job = Pick<RepairOrderRow, 'status' | 'implementation_date' | 'status_changed_at'>

/**
 * Today: what is planned for the day, whatever is under way and what was finished on the day. Next: what is planned for
 * later. Waiting: what was to be begun on an earlier day. `today` is the mechanic's day, as are the dates of the orders.
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

/** What is under way first, what is done last, in between by the clock. */
export const byTurn = (one: Job, other: Job): number =>
  rank[one.status] - rank[other.status] || one.implementation_date.localeCompare(other.implementation_date)

/** Each job once, as it was changed last: lists by status are read one after another, and one may have moved between them. */
export function eachOnce<J extends Pick<RepairOrderRow, 'id' | 'version'>>(jobs: readonly J[]): J[] {
  const newest = new Map<number, J>()
  for (const job of jobs) {
    const known = newest.get(job.id)
    if (!known || known.version < job.version) newest.set(job.id, job)
  }
  return [...newest.values()]
}
