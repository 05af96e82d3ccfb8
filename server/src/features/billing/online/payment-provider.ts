import type { Language } from '#contract/shared/languages.ts'

/** Whoever takes payments for the shop on pages of their own. */
export interface PaymentProvider {
  name: string
  /** Whether an amount in dollars is neither too small nor too large for it. */
  takes(amount: number): boolean
  /** Opens a page for a payment; asked again with the same id, it answers with the same page. Throws `ProviderError`. */
  open(checkout: CheckoutToOpen): Promise<{ providerId: string; url: string }>
  /** Nobody can pay there any more; false when somebody has. Throws `ProviderError`. */
  close(providerId: string): Promise<boolean>
  /** What it tells of a payment; null when it did not sign this. */
  readEvent(sent: { body: Buffer; signature: string; now: Date }): PaymentEvent | null
}

export interface CheckoutToOpen {
  /** Ours. What happens to the payment is told with it. */
  id: string
  orderNumber: string
  /** What the customer pays, in their language. */
  title: string
  cents: number
  language: Language
  expiresAt: Date
  paidUrl: string
  canceledUrl: string
}

export interface PaymentEvent {
  id: string
  type: string
  about: PaymentUpdate | DisputeUpdate | null
}

/** Amounts are cents. Null where it is nothing of ours. */
export type PaymentUpdate = { checkoutId: string; orderNumber: string } & (
  | { is: 'paid'; cents: number; currency: string; reference: string }
  /** `cents`: what is left of the payment. */
  | { is: 'refunded'; cents: number }
  | { is: 'expired' | 'failed' }
)

export const disputeStates = ['opened', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The payer's bank wants a payment back, or has decided on it. The payment is named as the provider names it. */
export interface DisputeUpdate {
  is: 'disputed'
  dispute: DisputeState
  reference: string
  cents: number
}

export class ProviderError extends Error {
  /** Whether asking again for the same is in vain. */
  readonly isFinal: boolean

  constructor(cause: Error, isFinal: boolean) {
    super(cause.message, { cause })
    this.isFinal = isFinal
  }
}
