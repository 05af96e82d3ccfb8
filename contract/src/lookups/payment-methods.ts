/** Titles are `lookups.payment_methods.<key>`. */
export const paymentMethods = [
  'cash',
  'check',
  'money_order',
  'credit_card',
  'ach',
  'wire',
  'zelle',
  'paypal',
  'online',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentTerms = ['immediately', '15_days', '30_days'] as const
export type PaymentTerms = (typeof paymentTerms)[number]

const netTermMethods: readonly PaymentMethod[] = ['check', 'money_order', 'ach', 'wire']

/** Methods that a term allows. `forAddPayment`: without `online`, which staff cannot enter. */
export function paymentMethodsFor(
  options: { terms?: PaymentTerms | undefined; forAddPayment?: boolean | undefined } = {},
): PaymentMethod[] {
  const netTerms = options.terms !== undefined && options.terms !== 'immediately'
  return paymentMethods.filter(
    method =>
      (!netTerms || netTermMethods.includes(method)) && !(options.forAddPayment && method === 'online'),
  )
}
