import type { Language } from '#contract/shared/languages.ts'

/** Takes payments on pages of its own. */
export interface PaymentProvider {
  name: string
  /** Whether an amount in dollars is within the provider's limits. */
  takes(amount: number): boolean
  /** Opens a page for a payment; the same id returns the same page. Throws `ProviderError`. */
  open(checkout: CheckoutToOpen): Promise<{ providerId: string; url: string }>
  /** Closes the page; false if it was paid already. Throws `ProviderError`. */
  close(providerId: string): Promise<boolean>
  /** Null if the signature is wrong. */
  readEvent(sent: { body: Buffer; signature: string; now: Date }): PaymentEvent | null
}

interface CheckoutToOpen {
  /** Our id; the provider's events contain it. */
  id: string
  orderNumber: string
  /** In the customer's language. */
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

/** Amounts are cents. Null if the event is not about a payment of ours. */
export type PaymentUpdate = { checkoutId: string; orderNumber: string } & (
  | { is: 'paid'; cents: number; currency: string; reference: string }
  /** `cents`: the remaining payment. */
  | { is: 'refunded'; cents: number }
  | { is: 'expired' | 'failed' }
)

const disputeStates = ['opened', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The payer's bank opened a dispute or decided it. `reference` is the provider's name of the payment. */
export interface DisputeUpdate {
  is: 'disputed'
  dispute: DisputeState
  reference: string
  cents: number
}

export class ProviderError extends Error {
  /** Whether retrying is pointless. */
  readonly isFinal: boolean

  constructor(cause: Error, isFinal: boolean) {
    super(cause.message, { cause })
    this.isFinal = isFinal
  }
}
