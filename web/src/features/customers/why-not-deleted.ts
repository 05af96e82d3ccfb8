import type { CustomerRow } from '#contract/customers/customer-shapes.ts'

/** Key of the tooltip on a disabled delete button. */
export function whyNotDeleted(customer: CustomerRow): string | undefined {
  if (customer.type !== 'ecomm') return undefined
  return customer.hasRelatedPartOrders
    ? 'customers.errors.customer_is_ecomm_with_orders'
    : 'customers.errors.customer_is_ecomm'
}
