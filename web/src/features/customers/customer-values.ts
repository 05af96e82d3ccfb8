import { customerColumns } from '#contract/customers/customer-fields.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import type { Language } from '#contract/shared/languages.ts'
import { type ColumnValues, columnValues, emptyValues } from '#web/records/column-values.ts'
import { type AddressValues, addressBody, emptyAddress, isAddressBegun } from './address-values.ts'

export interface CustomerValues extends ColumnValues<typeof customerColumns.all> {
  email: string
  phone: string
  phone_extension: string
  phones: { number: string; extension: string }[]
  language: Language
  tags: number[]
  sales_manager_id: number | null
  labor_rate_id: number | null
  /** Sent with a new customer if anything of it is filled in. */
  address: AddressValues
}

export const emptyCustomer: CustomerValues = {
  ...emptyValues(customerColumns.listed),
  email: '',
  phone: '',
  phone_extension: '',
  phones: [],
  ...emptyValues(customerColumns.further),
  language: 'en',
  tags: [],
  sales_manager_id: null,
  labor_rate_id: null,
  address: emptyAddress,
}

export const valuesOf = (customer: Customer): CustomerValues => ({
  ...columnValues(customerColumns.listed, customer),
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  phone_extension: customer.phone_extension ?? '',
  phones: customer.phones.map(({ number, extension }) => ({ number, extension: extension ?? '' })),
  ...columnValues(customerColumns.further, customer),
  language: customer.language,
  tags: customer.tags.map(tag => tag.id),
  sales_manager_id: customer.sales_manager?.id ?? null,
  labor_rate_id: customer.labor_rate?.id ?? null,
  address: emptyAddress,
})

/** The body of an update, and of a new customer without an address. */
export function customerBody({ address: _, ...values }: CustomerValues) {
  // Empty rows are not sent.
  return { ...values, phones: (values.phones ?? []).filter(phone => phone?.number) }
}

/** The recipient is the customer unless another one is given. */
export const newCustomerBody = (values: CustomerValues) => ({
  ...customerBody(values),
  address: isAddressBegun(values.address) ? addressBody(values.address, values) : null,
})
