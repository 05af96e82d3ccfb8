import { type BulkResult, bulkRepairOrderEndpoints, mostBulkOrders } from '#contract/repair-orders/bulk.ts'
import type { RepairOrderStatus } from '#contract/repair-orders/repair-order-statuses.ts'
import { recordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'

/** What is done to each of the orders. */
export type BulkAct = { mechanic_id: number } | { status: RepairOrderStatus }

/** Asks for it, a few orders a call, and tells after each how many are through. */
export async function actOnOrders(
  ids: readonly number[],
  act: BulkAct,
  isPreview: boolean,
  onProgress: (done: number) => void,
): Promise<BulkResult[]> {
  const report: BulkResult[] = []
  try {
    for (let from = 0; from < ids.length; from += mostBulkOrders) {
      const several = { ids: ids.slice(from, from + mostBulkOrders), is_preview: isPreview }
      const { data } =
        'status' in act
          ? await request(bulkRepairOrderEndpoints.changeStatusOfOrders, { body: { ...several, ...act } })
          : await request(bulkRepairOrderEndpoints.reassignMechanicOfOrders, { body: { ...several, ...act } })
      report.push(...data)
      onProgress(report.length)
    }
  } finally {
    if (!isPreview) void recordChanged('repair_order')
  }
  return report
}

/** Gives back what was before, as far as the rules of the single order allow. */
export async function takeBack(report: readonly BulkResult[], act: BulkAct): Promise<BulkResult[]> {
  const groups = new Map<number | RepairOrderStatus, number[]>()
  for (const { id, outcome, before } of report) {
    const value = 'status' in act ? before?.status : before?.mechanic_id
    if (outcome === 'done' && value) groups.set(value, [...(groups.get(value) ?? []), id])
  }
  const reports: BulkResult[] = []
  for (const [value, ids] of groups) {
    const back = typeof value === 'number' ? { mechanic_id: value } : { status: value }
    reports.push(...(await actOnOrders(ids, back, false, () => {})))
  }
  return reports
}
