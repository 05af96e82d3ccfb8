import { expect, it } from 'vitest'
import type { PartsOrder, PartsOrderAddress } from '#contract/parts-orders/parts-order.ts'
import { conflictRows } from '#web/ui/form/conflict/conflict-rows.ts'
import english from '../../../../../translations/en/parts-orders.json' with { type: 'json' }
import type { AddressOwner } from '../addresses/order-address-values.ts'
import { deliveryForm } from './delivery-form.ts'

const state = { id: 14, name: 'Illinois', short: 'IL', country_code: 'us' as const }
const who = { first_name: 'Ana', last_name: 'Vega', company_name: 'Vega Freight', phone: '+13125550142' }
const place = { address: '1 Main St', city: 'Chicago', zip: '60601', state }
const customer: AddressOwner = {
  ...who,
  addresses: [
    { ...who, ...place, company_name: '', id: 3, customer_id: 1, is_default: true, from_ecomm: false },
  ],
}
const ofForm = deliveryForm(customer, undefined)
const order = (saved: Partial<PartsOrder>) =>
  ofForm.values.of!({
    delivery_type: 'delivery',
    delivery_cost: 0,
    billing_address: null,
    delivery_address: null,
    ...saved,
  } as PartsOrder)

it('finds no difference between an address of the customer as it is proposed and as the server keeps it', () => {
  const kept: PartsOrderAddress = { ...place, customer_address_id: 3, ...who, company_name: '' }
  const saved = order({ billing_address: kept, delivery_address: { ...kept } })
  expect(conflictRows(order({}), saved)).toEqual([])
})

it('says every field of two versions by a sentence that is there, and an address by where it is', () => {
  for (const field of Object.keys(order({}))) {
    const [, part, name] = ofForm.label!(field).split('.')
    expect(english).toHaveProperty([part!, name!])
  }
  const shown = ofForm.showValue!('billing_address', order({}).billing_address, {} as PartsOrder)
  expect(shown).toBe('Ana Vega, 1 Main St, Chicago 60601')
})
