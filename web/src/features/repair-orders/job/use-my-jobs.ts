import { useMemo, useState } from 'react'
import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import { repairOrderEndpoints } from '#contract/repair-orders/repair-order-endpoints.ts'
import { useRead } from '#web/api/hooks.ts'
import { today } from '#web/ui/text/today.ts'
import { byTurn, eachOnce, type JobTab, tabOf } from './sort-jobs.ts'

/** At most a hundred open jobs of one mechanic are shown. */
const most = 100

/** The user's own orders by tab: the server shows a mechanic no others. */
export function useMyJobs() {
  const day = today()
  const sorted = { per_page: most, order_by: 'implementation_date', order_type: 'asc' } as const
  const fresh = useRead(repairOrderEndpoints.listRepairOrders, { query: { ...sorted, status: 'new' } })
  const begun = useRead(repairOrderEndpoints.listRepairOrders, { query: { ...sorted, status: 'in_process' } })
  const done = useRead(repairOrderEndpoints.listRepairOrders, {
    query: { per_page: most, order_by: 'status_changed_at', order_type: 'desc', status: 'finished' },
  })
  const reads = [fresh, begun, done]
  const [one, two, three] = [fresh.data, begun.data, done.data]

  const latest = useMemo(() => {
    if (!one || !two || !three) return undefined
    const tabs: Record<JobTab, RepairOrderRow[]> = { today: [], next: [], waiting: [] }
    for (const job of eachOnce([...one.data, ...two.data, ...three.data])) {
      const tab = tabOf(job, day)
      if (tab) tabs[tab].push(job)
    }
    for (const list of Object.values(tabs)) list.sort(byTurn)
    return tabs
  }, [one, two, three, day])

  // A job that goes from one list to another stands in none of them until both are read again.
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
