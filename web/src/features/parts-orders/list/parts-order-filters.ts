import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { partsOrderSources, partsOrderStatuses } from '#contract/parts-orders/parts-order-statuses.ts'
import { partsOrderPaymentStatuses } from '#contract/parts-orders/payment-state.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { customerOption } from '#web/features/customers/index.ts'
import { tagFilter } from '#web/features/tags/index.ts'
import { staffFilter } from '#web/records/staff-select.tsx'
import type { ListFilter } from '#web/ui/list/list-types.ts'

/** By sales manager only for users who may look people up; by customer when linked from a customer's page. */
export function usePartsOrderFilters(): readonly ListFilter[] {
  const mayPeople = useAllowed()(userEndpoints.listUsersShort)
  const customer_id = useSearch({
    strict: false,
    select: (search: { customer_id?: unknown }) => search.customer_id,
  })
  const isOfCustomer = customer_id !== undefined
  return useMemo(
    () => [
      ...filters.filter(filter => mayPeople || filter !== managerFilter),
      ...(isOfCustomer ? [customerFilter] : []),
    ],
    [mayPeople, isOfCustomer],
  )
}

const choice = (name: string, label: string, values: readonly string[], words: string, width: number) =>
  ({
    kind: 'select',
    name,
    label,
    width,
    options: values.map(value => ({ value, label: `parts-orders.${words}.${value}` })),
  }) satisfies ListFilter

const managerFilter = staffFilter('sales_manager', 'sales_manager_id', 'parts-orders.list.sales_manager')

const filters: readonly ListFilter[] = [
  {
    kind: 'search',
    name: 'search',
    label: 'parts-orders.list.search',
    placeholder: 'parts-orders.list.search_placeholder',
  },
  choice('status', 'parts-orders.list.status', partsOrderStatuses, 'statuses', 130),
  choice('payment_status', 'parts-orders.list.payment', partsOrderPaymentStatuses, 'payment_statuses', 120),
  { kind: 'search', name: 'search_inventory', label: 'parts-orders.list.search_inventory', isFurther: true },
  { kind: 'search', name: 'search_customer', label: 'parts-orders.list.search_customer', isFurther: true },
  choice('source', 'parts-orders.list.source', partsOrderSources, 'sources', 120),
  managerFilter,
  {
    kind: 'dates',
    name: 'dates',
    label: 'parts-orders.list.dates',
    names: { from: 'date_from', to: 'date_to' },
  },
  { kind: 'toggle', name: 'is_overdue', label: 'parts-orders.list.overdue' },
  { ...tagFilter('order'), width: 120 },
]

const customerFilter: ListFilter = {
  kind: 'remote',
  name: 'customer_id',
  label: 'parts-orders.list.customer',
  endpoint: customerEndpoints.shortListCustomers,
  toOption: customerOption,
}
