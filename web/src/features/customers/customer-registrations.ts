import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { registerPaletteSearch, shortListSearch } from '#web/shell/palette.ts'
import { onRecordChanged } from '#web/shell/record-changes.ts'
import { customerName } from './customer-option.ts'

registerOverlay('customers.comments', () => import('./components/customer-comments.tsx'))

registerPaletteSearch({
  name: 'customers',
  heading: 'customers.customers',
  requires: 'vehicle-owners.read',
  search: shortListSearch(customerEndpoints.shortListCustomers, customer => ({
    id: customer.id,
    title: customerName(customer),
    subtitle: [customer.company_name, formatPhone(customer.phone)].filter(Boolean).join(' · '),
    to: `/customers/${customer.id}`,
  })),
})

onRecordChanged('repair_order', [customerEndpoints.listCustomerOrders])
onRecordChanged('customer', [
  customerEndpoints.listCustomers,
  customerEndpoints.getCustomer,
  customerEndpoints.shortListCustomers,
  customerEndpoints.listComments,
])
