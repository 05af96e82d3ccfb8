import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import type { PartsOrdersQuery } from '#contract/parts-orders/parts-order-endpoints.ts'
import { localDateTimeIn } from '#contract/shared/dates.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { declareExport } from '#server/records/export/list-export.ts'
import { partsOrderList } from './parts-order-list.ts'

export const partsOrdersExport = declareExport<PartsOrdersQuery, PartsOrderRow>({
  title: 'parts-orders.list.title',
  list: partsOrderList,
  columns: ({ t, timezone }) => [
    { title: 'parts-orders.list.number', value: row => row.order_number },
    {
      title: 'parts-orders.list.created',
      value: row => localDateTimeIn(timezone, row.created_at),
      as: 'moment',
    },
    { title: 'parts-orders.list.sales_manager', value: row => row.sales_manager?.full_name ?? null },
    { title: 'parts-orders.list.status', value: row => t(`parts-orders.statuses.${row.status}`) },
    {
      title: 'parts-orders.list.payment',
      value: row => t(`parts-orders.payment_statuses.${row.payment_status}`),
    },
    { title: 'parts-orders.list.source', value: row => t(`parts-orders.sources.${row.source}`) },
    { title: 'parts-orders.list.customer', value: buyerName },
    { title: 'parts-orders.details.company', value: row => row.customer?.company_name ?? null },
    {
      title: 'parts-orders.list.email',
      value: row => (row.ecommerce_client ?? row.customer)?.email ?? null,
    },
    { title: 'parts-orders.list.delivery_phone', value: row => formatPhone(row.delivery_phone) },
    {
      title: 'parts-orders.list.delivery_methods',
      value: ({ deliveries, delivery_type }) => {
        const carriers = new Set(
          deliveries.map(sent => t(`lookups.delivery_methods.${sent.delivery_method}`)),
        )
        if (carriers.size > 0) return [...carriers].join(', ')
        return delivery_type === 'pickup' ? t('parts-orders.delivery_types.pickup') : null
      },
    },
    { title: 'parts-orders.list.delivery_address', value: row => row.delivery_full_address },
    {
      title: 'parts-orders.list.tracking',
      value: row =>
        row.deliveries
          .map(sent => sent.tracking_number)
          .filter(Boolean)
          .join(', '),
    },
    { title: 'parts-orders.list.items', value: row => row.items_count },
    { title: 'parts-orders.summary.charges', value: row => row.charges_amount, as: 'money' },
    { title: 'parts-orders.details.due_date', value: row => row.due_date, as: 'date' },
    { title: 'records.order.total', value: row => row.total_amount, as: 'money' },
    { title: 'records.order.paid', value: row => row.paid_amount, as: 'money' },
    { title: 'records.order.balance', value: row => row.balance, as: 'money' },
  ],
})

const buyerName = ({ ecommerce_client: client, customer }: PartsOrderRow): string | null =>
  client ? `${client.first_name} ${client.last_name}`.trim() : (customer?.full_name ?? null)
