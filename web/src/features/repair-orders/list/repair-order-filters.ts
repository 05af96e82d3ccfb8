import { useMemo } from 'react'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { paymentFilters } from '#contract/repair-orders/payment-status.ts'
import { repairOrderStatuses } from '#contract/repair-orders/repair-order-statuses.ts'
import { userEndpoints } from '#contract/users/user-endpoints.ts'
import { useMe } from '#web/access/me.ts'
import { useAllowed } from '#web/access/use-allowed.ts'
import { staffFilter } from '#web/records/staff-select.tsx'
import type { ListFilter } from '#web/ui/list/list-types.ts'
import { paymentStatusOptions } from '../payment-status-options.ts'

/** Filters by people are only for users who may read them. */
export function useRepairOrderFilters(): readonly ListFilter[] {
  const allowed = useAllowed()
  const role = useMe()?.role.name
  const mayMechanics = allowed(userEndpoints.listUsersShort)
  const mayCustomers = allowed(customerEndpoints.shortListCustomers)
  return useMemo(
    () => [
      search,
      statusFilter(role),
      paymentFilter,
      ...(mayMechanics ? [mechanicFilter] : []),
      ...(mayCustomers ? [customerFilter] : []),
      datesFilter,
    ],
    [role, mayMechanics, mayCustomers],
  )
}

/** Overdue orders go by the due date, so they are a filter of their own. */
const datesFilter: ListFilter = {
  kind: 'dates',
  name: 'dates_range',
  label: 'repair-orders.web.dates',
  allowFuture: true,
  also: [{ label: 'repair-orders.web.overdue_orders', values: { payment_status: 'overdue' } }],
}

const search: ListFilter = {
  kind: 'search',
  name: 'search',
  label: 'repair-orders.web.search',
  placeholder: 'repair-orders.web.search_placeholder',
  width: 288,
}

/** Mechanics cannot read deleted orders. */
export const statusFilter = (role: string | undefined) =>
  ({
    kind: 'select',
    name: 'status',
    label: 'repair-orders.web.status',
    width: 120,
    options: repairOrderStatuses
      .filter(value => value !== 'deleted' || role !== 'mechanic')
      .map(value => ({ value, label: `repair-orders.statuses.${value}` })),
  }) satisfies ListFilter

const paymentFilter: ListFilter = {
  kind: 'select',
  name: 'payment_status',
  label: 'repair-orders.web.payment',
  width: 124,
  options: paymentStatusOptions(paymentFilters),
}

const mechanicFilter = staffFilter('mechanic', 'mechanic_id', 'repair-orders.web.mechanic')

const customerFilter: ListFilter = {
  kind: 'remote',
  name: 'customer_id',
  label: 'repair-orders.web.customer',
  width: 130,
  endpoint: customerEndpoints.shortListCustomers,
  toOption: (customer: CustomerShortRow) => ({
    value: customer.id,
    label: customerName(customer),
    subtitle: companyBeside(customerName(customer), customer.company_name),
  }),
}
