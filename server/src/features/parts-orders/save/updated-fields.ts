import { type PaymentMethod, paymentMethodsFor } from '#contract/lookups/payment-methods.ts'
import type { OrderAddressInput, PartsOrderInput } from '#contract/parts-orders/parts-order-input.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import type { StoredAddress } from './order-address.ts'

/** The order's fields after a save. Absent fields stay, unless they depend on a changed one. */
export function updatedFields(order: StoredPartsOrder, input: PartsOrderInput) {
  const customer_id = input.customer_id === undefined ? order.customer_id : input.customer_id
  const isAnotherCustomer = customer_id !== order.customer_id
  const address = (name: 'delivery_address' | 'billing_address'): StoredAddress | null => {
    const sent = input[name]
    if (sent !== undefined) return sent === null ? null : withoutSave(sent)
    // The address belongs to the previous customer.
    return isAnotherCustomer ? null : order[name]
  }
  const delivery_type = input.delivery_type === undefined ? order.delivery_type : input.delivery_type
  const payment_terms = input.payment?.terms === undefined ? order.payment_terms : input.payment.terms
  return {
    source: input.source ?? order.source,
    customer_id,
    delivery_type,
    delivery_cost: String(deliveryCost(order, input, delivery_type)),
    delivery_address: address('delivery_address'),
    billing_address: address('billing_address'),
    payment_terms,
    payment_method: methodOf(order, input, payment_terms),
    with_tax_exemption: input.payment?.with_tax_exemption ?? order.with_tax_exemption,
  }
}
export type UpdatedFields = ReturnType<typeof updatedFields>

function deliveryCost(
  order: StoredPartsOrder,
  { delivery_cost }: PartsOrderInput,
  type: StoredPartsOrder['delivery_type'],
): number {
  // A pickup has no cost, and changing back to delivery does not restore it.
  return type === 'delivery' ? (delivery_cost ?? Number(order.delivery_cost)) : 0
}

/** A change of the term clears the method unless one is sent. */
function methodOf(
  order: StoredPartsOrder,
  { payment }: PartsOrderInput,
  terms: StoredPartsOrder['payment_terms'],
): PaymentMethod | null {
  if (payment?.method !== undefined) return payment.method
  return terms === order.payment_terms ? order.payment_method : null
}

export const isMethodAllowed = (
  method: PaymentMethod | null,
  terms: StoredPartsOrder['payment_terms'],
): boolean => method === null || paymentMethodsFor({ terms: terms ?? undefined }).includes(method)

const withoutSave = ({ save: _, ...address }: OrderAddressInput): StoredAddress => address
