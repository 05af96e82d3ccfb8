import { customerName } from '#contract/customers/customer-name.ts'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import type { PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import type { OrderAddressPayload } from '#contract/parts-orders/parts-order-input.ts'

/** Value of the select for a typed address. */
export const anotherAddress = 0

export interface OrderAddressValues {
  /** Of the customer, or `anotherAddress`: then the fields below count. */
  customer_address_id: number
  first_name: string
  last_name: string
  company_name: string
  address: string
  city: string
  state_id: number | null
  zip: string
  phone: string
  /** Also adds it to the customer's addresses. */
  save: boolean
}

/** The shop's own address. */
export interface CounterAddress {
  address: string
  city: string
  state_id: number | null
  zip: string
}

export type AddressOwner = Pick<Customer, 'first_name' | 'last_name' | 'company_name' | 'phone' | 'addresses'>

/**
 * As saved in the order; without one, the customer's default address, else the first. Constant order of
 * fields, for comparison.
 */
export function orderAddressValues(
  kept: PartsOrderAddress | null,
  customer: AddressOwner,
  counter?: CounterAddress,
): OrderAddressValues {
  const { addresses } = customer
  const chosen = kept
    ? addresses.find(({ id }) => id === kept.customer_address_id)
    : (addresses.find(({ is_default }) => is_default) ?? addresses[0])
  const isTyped = kept && !chosen
  // Prefill of another address: the customer's name, and at the counter the shop's address.
  const { first_name, last_name, company_name, phone } = isTyped ? kept : customer
  const { address, city, zip, state_id } = isTyped
    ? { ...kept, state_id: kept.state.id }
    : (counter ?? nowhere)
  return {
    customer_address_id: chosen?.id ?? anotherAddress,
    first_name,
    last_name,
    company_name,
    phone: phone ?? '',
    address,
    city,
    state_id,
    zip,
    save: false,
  }
}

export const nowhere: CounterAddress = { address: '', city: '', state_id: null, zip: '' }

export const isAt = (values: CounterAddress, place: CounterAddress): boolean =>
  values.address === place.address &&
  values.city === place.city &&
  values.state_id === place.state_id &&
  values.zip === place.zip

export function orderAddressBody(
  values: OrderAddressValues,
  { addresses }: AddressOwner,
): OrderAddressPayload {
  const own = addresses.find(({ id }) => id === values.customer_address_id)
  if (own) {
    const { id, first_name, last_name, company_name, address, city, state, zip, phone } = own
    const place = { address, city, state_id: state.id, zip }
    return { customer_address_id: id, first_name, last_name, company_name, phone, ...place, save: false }
  }
  // The server refuses a missing state.
  return { ...values, state_id: values.state_id as number, customer_address_id: null }
}

/** `1 Main St, Chicago, IL 60601` */
export const addressLine = (of: Pick<PartsOrderAddress, 'address' | 'city' | 'state' | 'zip'>): string =>
  `${of.address}, ${of.city}, ${of.state.short} ${of.zip}`

/** `Ana Vega, 1 Main St, Chicago 60601` */
export function addressText(values: OrderAddressValues, { addresses }: AddressOwner): string {
  const shown = addresses.find(({ id }) => id === values.customer_address_id) ?? values
  return `${customerName(shown)}, ${shown.address}, ${shown.city} ${shown.zip}`
}
