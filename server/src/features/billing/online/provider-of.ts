import type { Shop } from '#server/platform/shop.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Who takes payments online; null when nobody is set up. Its SDK is loaded only then. */
export async function providerOf({ configuration: { stripe } }: Pick<Shop, 'configuration'>) {
  if (!stripe) return null
  const { stripeProvider } = await import('./stripe-provider.ts')
  return stripeProvider(stripe) as PaymentProvider
}
