import { expect, it } from 'vitest'
import type { CustomerAddress } from '#contract/customers/address-shapes.ts'
import type { PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import {
  type AddressOwner,
  anotherAddress,
  orderAddressBody,
  orderAddressValues,
} from './order-address-values.ts'

const state = { id: 14, name: 'Illinois', short: 'IL', country_code: 'us' as const }
const place = { address: '1 Main St', city: 'Chicago', zip: '60601' }
const own = (id: number, is_default = false): CustomerAddress => ({
  id,
  customer_id: 1,
  first_name: 'Ana',
  last_name: `Vega ${id}`,
  company_name: '',
  ...place,
  state,
  phone: '+13125550142',
  is_default,
  from_ecomm: false,
})
const customer = (addresses: CustomerAddress[]): AddressOwner => ({
  first_name: 'Ana',
  last_name: 'Vega',
  company_name: 'Vega Freight',
  phone: '+13125550142',
  addresses,
})
const counter = { address: '5 Shop Rd', city: 'Joliet', state_id: 14, zip: '60431' }

it('begins with the default address of the customer, else with the first', { tags: 'POW-016' }, () => {
  expect(orderAddressValues(null, customer([own(3), own(4, true)])).customer_address_id).toBe(4)
  expect(orderAddressValues(null, customer([own(3), own(4)])).customer_address_id).toBe(3)
})

it('begins with name and phone where there is none, at the counter with the address of the shop', () => {
  const values = orderAddressValues(null, customer([]), counter)
  expect(values).toMatchObject({ customer_address_id: anotherAddress, first_name: 'Ana', ...counter })
  expect(orderAddressValues(null, customer([]))).toMatchObject({ phone: '+13125550142', address: '' })
})

it('sends a chosen address as the customer has it, and a typed one as it was typed', () => {
  const of = customer([own(3)])
  const chosen = orderAddressValues(null, of)
  expect(orderAddressBody({ ...chosen, address: 'typed before' }, of)).toMatchObject({
    customer_address_id: 3,
    ...place,
    state_id: 14,
    save: false,
  })
  const typed = { ...chosen, customer_address_id: anotherAddress, address: '9 Elm St', save: true }
  expect(orderAddressBody(typed, of)).toMatchObject({
    customer_address_id: null,
    address: '9 Elm St',
    save: true,
  })
})

it('begins another one empty, where one of the customer is chosen', () => {
  const of = customer([own(3)])
  const kept: PartsOrderAddress = { ...own(3), customer_address_id: 3 }
  expect(orderAddressValues(kept, of)).toMatchObject({
    customer_address_id: 3,
    first_name: 'Ana',
    address: '',
    state_id: null,
  })
})

it('shows an address that the customer has no more as one that was typed', () => {
  const kept: PartsOrderAddress = {
    ...place,
    state,
    customer_address_id: 9,
    first_name: 'Ana',
    last_name: 'Vega',
    company_name: '',
    phone: '+13125550142',
  }
  expect(orderAddressValues(kept, customer([own(3)]))).toMatchObject({
    customer_address_id: anotherAddress,
    ...place,
    state_id: 14,
  })
})
