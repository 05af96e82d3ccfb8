import { reportEndpoints } from '#contract/reports/report-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { exportLink } from '#server/records/export/export-link.ts'
import { listInventoryReport } from './inventory-report-list.ts'
import { getInventoryReportSeries } from './inventory-report-series.ts'
import { getInventoryReportTotals } from './inventory-report-totals.ts'
import { mergeDays } from './merge-days.ts'
import { listOrdersReport } from './orders-report-list.ts'
import { getOrdersReportSeries } from './orders-report-series.ts'
import { getOrdersReportTotals } from './orders-report-totals.ts'

export const reportsFeature = defineFeature({
  name: 'reports',
  about: 'Revenue of orders and movements of stock over a period.',
  endpoints: reportEndpoints,
  handlers: {
    listOrdersReport: (context, { query }) => listOrdersReport(context, query),
    getOrdersReportTotals: async (context, { query }) => ({
      data: await getOrdersReportTotals(context, query),
    }),
    getOrdersReportSeries: async (context, { query }) => ({
      data: await getOrdersReportSeries(context, query),
    }),
    exportOrdersReport: (context, { query }) => exportLink(context, 'orders-report', query),
    listInventoryReport: (context, { query }) => listInventoryReport(context, query),
    getInventoryReportTotals: async (context, { query }) => ({
      data: await getInventoryReportTotals(context, query),
    }),
    getInventoryReportSeries: async (context, { query }) => ({
      data: await getInventoryReportSeries(context, query),
    }),
    exportInventoryReport: (context, { query }) => exportLink(context, 'inventory-report', query),
  },
  jobs: { 'reports.merge-days': mergeDays },
  schedules: { 'reports.merge-days': '*/10 * * * *' },
})
