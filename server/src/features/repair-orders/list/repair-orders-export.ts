import type { RepairOrderRow } from '#contract/repair-orders/repair-order.ts'
import type { RepairOrdersQuery } from '#contract/repair-orders/repair-order-endpoints.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { repairOrderList } from './repair-order-list.ts'

export const repairOrdersExport = declareExport<RepairOrdersQuery, RepairOrderRow>({
  title: 'repair-orders.web.repair_orders',
  list: repairOrderList,
  columns: ({ t }) => [
    { title: 'repair-orders.web.order', value: row => row.order_number },
    { title: 'repair-orders.web.customer', value: row => row.customer.full_name },
    { title: 'repair-orders.web.company', value: row => row.customer.company_name },
    {
      title: 'repair-orders.web.vehicle',
      value: ({ vehicle }) => `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    },
    { title: 'repair-orders.web.unit_number', value: row => row.vehicle.unit_number },
    { title: 'repair-orders.pdf.vins', value: row => row.vehicle.vin },
    { title: 'repair-orders.web.mechanic', value: row => row.mechanic?.full_name ?? null },
    { title: 'repair-orders.web.implementation', value: row => row.implementation_date, as: 'moment' },
    { title: 'repair-orders.web.due_date', value: row => row.due_date, as: 'date' },
    { title: 'repair-orders.web.status', value: row => t(`repair-orders.statuses.${row.status}`) },
    {
      title: 'repair-orders.web.payment',
      value: row => row.payment_status.map(tag => t(`repair-orders.payment_statuses.${tag}`)).join(', '),
    },
    { title: 'repair-orders.web.total', value: row => row.total_amount, as: 'money' },
    { title: 'repair-orders.web.paid', value: row => row.paid_amount, as: 'money' },
    { title: 'records.order.balance', value: row => row.balance, as: 'money' },
  ],
})
