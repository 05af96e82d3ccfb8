import type { CustomerRow } from '#contract/customers/customer-shapes.ts'

/** Key of the tooltip on a delete that can never go: customers of the online shop stay. */
export function whyNotDeleted(customer: CustomerRow): string | undefined {
  if (customer.type !== 'ecomm') return undefined
  return customer.hasRelatedPartOrders
    ? 'customers.errors.customer_is_ecomm_with_orders'
    : 'customers.errors.customer_is_ecomm'
}
