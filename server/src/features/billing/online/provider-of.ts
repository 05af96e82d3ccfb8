import type { Shop } from '#server/platform/shop.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Null if none is configured. Its SDK is loaded only when needed. */
export async function providerOf({ configuration: { stripe } }: Pick<Shop, 'configuration'>) {
  if (!stripe) return null
  const { stripeProvider } = await import('./stripe-provider.ts')
  return stripeProvider(stripe) as PaymentProvider
}
