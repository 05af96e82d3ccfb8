import { useMemo } from 'react'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { paymentStatuses } from '#contract/repair-orders/payment-status.ts'
import { repairOrderStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { customerOption } from '#web/features/customers/index.ts'
import { paymentStatusOptions } from '#web/features/repair-orders/index.ts'
import type { ListFilter } from '#web/ui/list/list-types.ts'

/** The customer filter is only for users who may read customers. */
export function useOrdersReportFilters(): readonly ListFilter[] {
  const mayCustomers = useAllowed()(customerEndpoints.shortListCustomers)
  return useMemo(() => (mayCustomers ? [...filters, customer] : filters), [mayCustomers])
}

const filters: readonly ListFilter[] = [
  { kind: 'search', name: 'search', label: 'reports.orders.search', width: 288 },
  { kind: 'dates', name: 'dates_range', label: 'reports.orders.dates', allowFuture: true },
  {
    kind: 'select',
    name: 'status',
    label: 'reports.orders.status',
    width: 140,
    options: repairOrderStatuses.map(value => ({ value, label: `repair-orders.statuses.${value}` })),
  },
  {
    kind: 'select',
    name: 'payment_status',
    label: 'reports.orders.paid_status',
    width: 150,
    options: paymentStatusOptions(paymentStatuses),
  },
]

const customer: ListFilter = {
  kind: 'remote',
  name: 'customer_id',
  label: 'reports.orders.customer',
  width: 200,
  endpoint: customerEndpoints.shortListCustomers,
  toOption: customerOption,
}
