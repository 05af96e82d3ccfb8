import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import type { CustomerShortRow } from '#contract/customers/customer-shapes.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import type { SearchOption } from '#web/ui/fields/search/search-select.tsx'

type Option = Pick<CustomerShortRow, 'id' | 'first_name' | 'last_name' | 'company_name'> &
  Partial<CustomerShortRow>

/** Name, and details that distinguish customers with the same name. */
export function customerOption(customer: Option): SearchOption {
  const subtitle = [
    companyBeside(customerName(customer), customer.company_name),
    formatPhone(customer.phone, customer.phone_extension),
    customer.email,
  ]
  return {
    value: customer.id,
    label: customerName(customer),
    subtitle: subtitle.filter(Boolean).join(' · '),
  }
}
