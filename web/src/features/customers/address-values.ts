import type { CustomerAddress } from '#contract/customers/address-shapes.ts'

export interface AddressValues {
  first_name: string
  last_name: string
  company_name: string
  address: string
  city: string
  state_id: number | null
  zip: string
  phone: string
  is_default: boolean
}

interface Recipient {
  first_name: string
  last_name: string
  company_name: string
  phone: string | null
}

export const emptyAddress: AddressValues = {
  first_name: '',
  last_name: '',
  company_name: '',
  address: '',
  city: '',
  state_id: null,
  zip: '',
  phone: '',
  is_default: false,
}

/** With the recipient filled in. */
export const newAddressOf = (customer: Recipient): AddressValues => ({
  ...emptyAddress,
  first_name: customer.first_name,
  last_name: customer.last_name,
  company_name: customer.company_name,
  phone: customer.phone ?? '',
})

export const addressValuesOf = (address: CustomerAddress): AddressValues => ({
  first_name: address.first_name,
  last_name: address.last_name,
  company_name: address.company_name,
  address: address.address,
  city: address.city,
  state_id: address.state.id,
  zip: address.zip,
  phone: address.phone,
  is_default: address.is_default,
})

export const isAddressBegun = ({ address, city, state_id, zip }: AddressValues): boolean =>
  Boolean(address.trim() || city.trim() || zip.trim() || state_id)

/** Empty names and phone become the customer's. The server refuses a missing state. */
export const addressBody = (values: AddressValues, customer: Recipient) => ({
  ...values,
  first_name: values.first_name || customer.first_name,
  last_name: values.last_name || customer.last_name,
  company_name: values.company_name || customer.company_name,
  phone: values.phone || customer.phone || '',
  state_id: values.state_id as number,
})
