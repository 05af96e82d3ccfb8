import { useMemo, useState } from 'react'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { today } from '#web/ui/text/today.ts'
import { byProgress, type JobTab, latestVersions, tabOf } from './sort-jobs.ts'

/** Jobs per status. */
const most = 100

/** A mechanic's jobs by tab; the server returns only their own. */
export function useMyJobs() {
  const day = today()
  const sorted = { per_page: most, order_by: 'implementation_date', order_type: 'asc' } as const
  const fresh = useRead(repairOrderEndpoints.listRepairOrders, { query: { ...sorted, status: 'new' } })
  const begun = useRead(repairOrderEndpoints.listRepairOrders, { query: { ...sorted, status: 'in_process' } })
  const done = useRead(repairOrderEndpoints.listRepairOrders, {
    query: { per_page: most, order_by: 'status_changed_at', order_type: 'desc', status: 'finished' },
  })
  const reads = [fresh, begun, done]
  const [newJobs, begunJobs, doneJobs] = [fresh.data, begun.data, done.data]

  const latest = useMemo(() => {
    if (!newJobs || !begunJobs || !doneJobs) return undefined
    const tabs: Record<JobTab, RepairOrderRow[]> = { today: [], next: [], waiting: [] }
    for (const job of latestVersions([...newJobs.data, ...begunJobs.data, ...doneJobs.data])) {
      const tab = tabOf(job, day)
      if (tab) tabs[tab].push(job)
    }
    for (const list of Object.values(tabs)) list.sort(byProgress)
    return tabs
  }, [newJobs, begunJobs, doneJobs, day])

  // A job that moves between lists is missing until both are refetched: the previous jobs are shown meanwhile.
  const isReading = reads.some(read => read.isFetching)
  const [shown, setShown] = useState(latest)
  if (!isReading && shown !== latest) setShown(latest)

  return {
    jobs: isReading ? shown : latest,
    error: reads.find(read => read.error)?.error ?? null,
    retry: () => {
      for (const read of reads) void read.refetch()
    },
  }
}
