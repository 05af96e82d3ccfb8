import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'

const ordersReads = [
  reportEndpoints.listOrdersReport,
  reportEndpoints.getOrdersReportTotals,
  reportEndpoints.getOrdersReportSeries,
]
const inventoryReads = [
  reportEndpoints.listInventoryReport,
  reportEndpoints.getInventoryReportTotals,
  reportEndpoints.getInventoryReportSeries,
]

// Finishing an order moves its parts; a change of a part can change the cost of orders.
onRecordChanged('repair_order', [...ordersReads, ...inventoryReads])
onRecordChanged('parts_order', inventoryReads)
onRecordChanged('part', [...ordersReads, ...inventoryReads])
