import type { WizardStep } from '#contract/parts-orders/parts-order-input.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'

type Asked = Pick<
  StoredPartsOrder,
  | 'customer_id'
  | 'items_count'
  | 'delivery_type'
  | 'delivery_address'
  | 'billing_address'
  | 'payment_terms'
  | 'payment_method'
>

const requiredFields: Record<WizardStep, (order: Asked) => [string, unknown][]> = {
  customer: order => [['customer_id', order.customer_id]],
  items: order => [['items', order.items_count]],
  delivery: order => [
    ['delivery_type', order.delivery_type],
    ...(order.delivery_type === 'delivery'
      ? [['delivery_address', order.delivery_address] as [string, unknown]]
      : []),
    ['billing_address', order.billing_address],
  ],
  payment: order => [
    ['payment.terms', order.payment_terms],
    ['payment.method', order.payment_method],
  ],
}

export const missingInStep = (step: WizardStep | undefined, order: Asked): Reason[] =>
  step === undefined
    ? []
    : requiredFields[step](order).flatMap(([parameter, value]) =>
        value ? [] : [reason(commonErrors.validate__required, { parameter })],
      )

/** Missing fields of all steps, for the checkout and later saves. */
export const missingForCheckout = (order: Asked): Reason[] =>
  (Object.keys(requiredFields) as WizardStep[]).flatMap(step => missingInStep(step, order))
