import { deliveryMethods } from '#contract/lookups/fixed-lists.ts'
import { type PaymentTerms, paymentMethodsFor, paymentTerms } from '#contract/lookups/payment-methods.ts'
import { partsOrderSources } from '#contract/parts-orders/parts-order-statuses.ts'
import { nextStatuses } from '#contract/parts-orders/status-moves.ts'
import type { Context } from '#server/operation/context.ts'
import { findPartsOrder } from '../lock-parts-order.ts'

const titled = (context: Context, keys: readonly string[], of: string) => ({
  data: keys.map(key => ({ key, title: context.t(`${of}.${key}`) })),
})

export const listSources = (context: Context) => titled(context, partsOrderSources, 'parts-orders.sources')

export const listTerms = (context: Context) => titled(context, paymentTerms, 'lookups.payment_terms')

export const listDeliveryMethods = (context: Context) =>
  titled(context, deliveryMethods, 'lookups.delivery_methods')

export const listMethods = (
  context: Context,
  query: { payment_terms?: PaymentTerms | undefined; for_add_payment?: boolean | undefined },
) =>
  titled(
    context,
    paymentMethodsFor({ terms: query.payment_terms, forAddPayment: query.for_add_payment }),
    'lookups.payment_methods',
  )

export async function listStatuses(context: Context, id: number) {
  const order = await findPartsOrder(context, id)
  const next = nextStatuses(order, permission => context.may(permission))
  return titled(context, next, 'parts-orders.statuses')
}
