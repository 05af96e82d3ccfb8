import { customerName } from '#contract/customers/customer-name.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import type { UploadRecord } from '#web/records/uploads/upload.ts'

/** Upload target of the attachments, or of the tax exemption's certificate. */
export const uploadRecordOf = (
  customer: Customer,
  target: 'customer' | 'tax_exemption' = 'customer',
): UploadRecord => ({
  target,
  id: customer.id,
  name: customerName(customer),
  page: `/customers/${customer.id}`,
})
