import { defineErrors } from '../shared/errors.ts'

export const billingErrors = defineErrors({
  no_such_payment: { status: 404 },
  payment_in_the_future: { status: 422 },
  payment_long_before_order: { status: 422 },
  payment_over_balance: { status: 422, params: ['balance'] },
  order_already_paid: { status: 422 },
  customer_without_email: { status: 422 },
  payment_link_invalid: { status: 404 },
  payment_provider_away: { status: 424 },
  /** The event was not signed by the payment provider. */
  wrong_signature: { status: 400 },
  /** `params.hint` is the key of a sentence that says what to do. */
  'send-docs-error__no-sender-email': { status: 424 },
})

export const noSenderHint = 'send-docs-error__please-fill-email'
