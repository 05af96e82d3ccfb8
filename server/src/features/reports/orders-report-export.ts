import type { OrdersReportQuery, OrdersReportRow } from '#contract/reports/orders-report.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { ordersReportList } from './orders-report-list.ts'

export const ordersReportExport = declareExport<OrdersReportQuery, OrdersReportRow>({
  title: 'reports.orders.title',
  list: ordersReportList,
  columns: context => [
    { title: 'reports.orders.order_number', value: row => row.order_number },
    {
      title: 'reports.orders.implementation_date',
      value: row => row.implementation_date.slice(0, 10),
      as: 'date',
    },
    { title: 'reports.orders.customer', value: row => row.customer },
    { title: 'reports.orders.company', value: row => row.company_name },
    { title: 'reports.orders.status', value: row => context.t(`repair-orders.statuses.${row.status}`) },
    {
      title: 'reports.orders.paid_status',
      value: row => context.t(`repair-orders.payment_statuses.${row.is_paid ? 'paid' : 'not_paid'}`),
    },
    { title: 'reports.orders.total_amount', value: row => row.total_amount, as: 'money' },
    seesCosts(context) && { title: 'reports.orders.parts_cost', value: row => row.parts_cost, as: 'money' },
    seesCosts(context) && { title: 'reports.orders.profit', value: row => row.profit, as: 'money' },
    { title: 'reports.orders.current_due', value: row => row.current_due, as: 'money' },
    { title: 'reports.orders.past_due', value: row => row.past_due, as: 'money' },
    { title: 'reports.orders.total_due', value: row => row.total_due, as: 'money' },
    { title: 'reports.orders.charges_amount', value: row => row.charges_amount, as: 'money' },
    seesCosts(context) && {
      title: 'reports.orders.charges_cost',
      value: row => row.charges_cost,
      as: 'money',
    },
  ],
})
