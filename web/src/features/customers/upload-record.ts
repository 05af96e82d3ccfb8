import { customerName } from '#contract/customers/customer-name.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import type { UploadRecord } from '#web/records/uploads/upload.ts'

/** Where files of a customer go: among the attachments, or as the certificate of a tax exemption. */
export const uploadRecordOf = (
  customer: Customer,
  target: 'customer' | 'tax_exemption' = 'customer',
): UploadRecord => ({
  target,
  id: customer.id,
  name: customerName(customer),
  page: `/customers/${customer.id}`,
})
