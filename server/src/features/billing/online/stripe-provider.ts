import Stripe from 'stripe'
import type { Language } from '#contract/shared/languages.ts'
import type { Configuration } from '#server/platform/configuration.ts'
import {
  type DisputeUpdate,
  type PaymentProvider,
  type PaymentUpdate,
  ProviderError,
} from './payment-provider.ts'

/** Stripe Checkout: cards, on Stripe's own page. */
export function stripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
}: NonNullable<Configuration['stripe']>): PaymentProvider {
  const { hostname, port, protocol } = new URL(apiBase)
  const isHttps = protocol === 'https:'
  const stripe = new Stripe(secretKey, {
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? 'https' : 'http',
    timeout: 8000,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  /** Null if it is not signed with the secret, or is no event. */
  const verifiedEvent = (body: Buffer, signature: string, now: Date) => {
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        undefined,
        undefined,
        now.getTime(),
      )
    } catch {
      return null
    }
  }
  return {
    name: 'stripe',
    takes: amount => amount >= 0.5 && amount <= 999_999.99,
    async open({ id, orderNumber, title, cents, language, expiresAt, paidUrl, canceledUrl }) {
      const metadata = { rigbay_checkout: id, order_number: orderNumber }
      const session = await withProviderErrors(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            client_reference_id: id,
            locale: locales[language],
            line_items: [
              {
                quantity: 1,
                price_data: { currency: 'usd', unit_amount: cents, product_data: { name: title } },
              },
            ],
            metadata,
            // Refund events name the payment but not the page.
            payment_intent_data: { metadata, description: title },
            success_url: paidUrl,
            cancel_url: canceledUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
          },
          { idempotencyKey: id },
        ),
      )
      return { providerId: session.id, url: session.url! }
    },
    async close(providerId) {
      try {
        await withProviderErrors(stripe.checkout.sessions.expire(providerId))
        return true
      } catch (error) {
        if (!(error instanceof ProviderError && error.isFinal)) throw error
        const { status } = await withProviderErrors(stripe.checkout.sessions.retrieve(providerId))
        return status === 'expired'
      }
    },
    readEvent({ body, signature, now }) {
      const event = verifiedEvent(body, signature, now)
      return event && { id: event.id, type: event.type, about: updateOf(event) }
    },
  }
}

/** Stripe has no Ukrainian page; 'auto' follows the browser. */
const locales: Record<Language, 'en' | 'ru' | 'es' | 'auto'> = { en: 'en', ru: 'ru', es: 'es', uk: 'auto' }

async function withProviderErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode = 0 } = error
    throw new ProviderError(error, statusCode >= 400 && statusCode < 500 && ![409, 429].includes(statusCode))
  }
}

function updateOf(event: Stripe.Event): PaymentUpdate | DisputeUpdate | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { payment_status, amount_total, currency, payment_intent, metadata } = event.data.object
      if (payment_status !== 'paid') return null
      return ours(metadata, {
        is: 'paid',
        cents: amount_total ?? 0,
        currency: currency ?? '',
        reference: idOf(payment_intent) ?? event.data.object.id,
      })
    }
    case 'checkout.session.async_payment_failed':
      return ours(event.data.object.metadata, { is: 'failed' })
    case 'checkout.session.expired':
      return ours(event.data.object.metadata, { is: 'expired' })
    case 'charge.refunded': {
      const { amount, amount_refunded, metadata } = event.data.object
      return ours(metadata, { is: 'refunded', cents: amount - amount_refunded })
    }
    case 'charge.dispute.created':
      return disputeOf(event.data.object, 'opened')
    case 'charge.dispute.closed':
      return disputeOf(event.data.object, event.data.object.status === 'lost' ? 'lost' : 'won')
    default:
      return null
  }
}

/** It carries none of our metadata: the payment identifies it. */
function disputeOf(
  { amount, payment_intent }: Stripe.Dispute,
  dispute: DisputeUpdate['dispute'],
): DisputeUpdate | null {
  const reference = idOf(payment_intent)
  return reference === null ? null : { is: 'disputed', dispute, reference, cents: amount }
}

/** Null if not ours: a Stripe account may take payments for others too. */
function ours<Update extends object>(
  metadata: Stripe.Metadata | null,
  update: Update,
): (Update & { checkoutId: string; orderNumber: string }) | null {
  const checkoutId = metadata?.rigbay_checkout
  return checkoutId ? { ...update, checkoutId, orderNumber: metadata.order_number ?? '' } : null
}

const idOf = (named: string | { id: string } | null): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null)
