import i18next from 'i18next'
import { customerEndpoints } from '#contract/customers/customer-endpoints.ts'
import { companyBeside, customerName } from '#contract/customers/customer-name.ts'
import { formatDollars } from '#contract/shared/money.ts'
import { formatPhone } from '#contract/shared/phone.ts'
import { onRecordChanged } from '#web/api/record-changes.ts'
import { request } from '#web/api/request.ts'
import { registerUploadTarget } from '#web/records/uploads/upload-targets.ts'
import { registerOverlay } from '#web/shell/overlays.ts'
import { listSearch, registerPaletteSearch } from '#web/shell/palette.ts'
import { newRepairOrderAct } from './new-repair-order-act.ts'

registerOverlay('customers.comments', () => import('./components/customer-comments.tsx'))

registerUploadTarget('customer', {
  changes: 'customer',
  send: (id, file, how) =>
    request(customerEndpoints.addAttachment, { params: { id }, files: { attachment: [file] } }, how),
})
registerUploadTarget('tax_exemption', {
  changes: 'customer',
  send: (id, file, how) =>
    request(customerEndpoints.createTaxExemption, { params: { id }, files: { certificate: [file] } }, how),
})

registerPaletteSearch({
  name: 'customers',
  heading: 'customers.customers',
  requires: 'vehicle-owners.read',
  pages: ['/customers'],
  search: listSearch(
    customerEndpoints.shortListCustomers,
    customer => ({
      id: customer.id,
      title: customerName(customer),
      subtitle: [companyBeside(customerName(customer), customer.company_name), formatPhone(customer.phone)]
        .filter(Boolean)
        .join(' · '),
      facts:
        customer.balance > 0 ? [`${i18next.t('customers.owed')} ${formatDollars(customer.balance)}`] : [],
      names: [customer.company_name, customer.email, customer.phone],
      to: `/customers/${customer.id}`,
    }),
    customer => newRepairOrderAct({ customer_id: customer.id }, customerName(customer)),
  ),
})

onRecordChanged('repair_order', [customerEndpoints.listCustomerOrders])
// A customer is read with its vehicles.
onRecordChanged('truck', [customerEndpoints.getCustomer])
onRecordChanged('trailer', [customerEndpoints.getCustomer])
onRecordChanged('customer', [
  customerEndpoints.listCustomers,
  customerEndpoints.getCustomer,
  customerEndpoints.shortListCustomers,
  customerEndpoints.listComments,
])
