import type { Customer } from '#contract/customers/customer-shapes.ts'
import type { Language } from '#contract/shared/languages.ts'
import { type AddressValues, addressBody, emptyAddress, isAddressBegun } from './address-values.ts'

export interface CustomerValues {
  first_name: string
  last_name: string
  company_name: string
  email: string
  phone: string
  phone_extension: string
  phones: { number: string; extension: string }[]
  notes: string
  language: Language
  tags: number[]
  sales_manager_id: number | null
  /** Sent with a new customer if anything of it is filled in. */
  address: AddressValues
}

export const emptyCustomer: CustomerValues = {
  first_name: '',
  last_name: '',
  company_name: '',
  email: '',
  phone: '',
  phone_extension: '',
  phones: [],
  notes: '',
  language: 'en',
  tags: [],
  sales_manager_id: null,
  address: emptyAddress,
}

export const valuesOf = (customer: Customer): CustomerValues => ({
  first_name: customer.first_name,
  last_name: customer.last_name,
  company_name: customer.company_name,
  email: customer.email ?? '',
  phone: customer.phone ?? '',
  phone_extension: customer.phone_extension ?? '',
  phones: customer.phones.map(({ number, extension }) => ({ number, extension: extension ?? '' })),
  notes: customer.notes,
  language: customer.language,
  tags: customer.tags.map(tag => tag.id),
  sales_manager_id: customer.sales_manager?.id ?? null,
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
