import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { customerName } from '#contract/customers/customer-name.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { declareForm } from '#web/ui/form/form-declaration.ts'
import { customerBody, emptyCustomer, newCustomerBody, valuesOf } from './customer-values.ts'
import { showCustomerValue } from './show-customer-value.tsx'

const labels: Record<string, string> = { sales_manager_id: 'sales_manager', labor_rate_id: 'labor_rate' }

export const customerForm = declareForm({
  kind: 'customer',
  endpoints: {
    get: customerEndpoints.getCustomer,
    create: customerEndpoints.createCustomer,
    edit: customerEndpoints.updateCustomer,
  },
  values: {
    empty: emptyCustomer,
    of: valuesOf,
    toBody: (values, mode) => (mode === 'create' ? newCustomerBody(values) : customerBody(values)),
  },
  label: field => `customers.fields.${labels[field] ?? field}`,
  showValue: showCustomerValue,
  draft: { name: 'customers' },
  page: {
    path: '/customers',
    titles: { list: 'customers.customers', create: 'customers.new', edit: 'customers.edit' },
    nameOf: (customer: Customer) => customerName(customer),
    missing: { notice: 'customers.errors.no_such_customer', to: '/customers' },
  },
})
