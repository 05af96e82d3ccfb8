import { companyBeside } from '#contract/customers/customer-name.ts'
import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'

interface Buyer {
  name: string
  company: string
  email: string
}

/** The online shop's client, else the customer. A new draft has neither. */
export function buyerOf({ ecommerce_client: client, customer }: PartsOrderRow): Buyer {
  if (client)
    return { name: `${client.first_name} ${client.last_name}`.trim(), company: '', email: client.email }
  return {
    name: customer?.full_name ?? '',
    company: customer ? companyBeside(customer.full_name, customer.company_name) : '',
    email: customer?.email ?? '',
  }
}
