import { randomUUID } from 'node:crypto'
import { billingErrors } from '#contract/billing/billing-errors.ts'
import type { Language } from '#contract/shared/languages.ts'
import { toCents } from '#contract/shared/money.ts'
import { hashSecret } from '#server/access/tokens.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { inSystemContext } from '#server/operation/system-context.ts'
import { plusSeconds } from '#server/platform/clock.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { type BilledKinds, openPaymentLink } from '../payment-link/open-payment-link.ts'
import { closeAs, closeCheckouts, openCheckouts } from './checkouts.ts'
import { ProviderError } from './payment-provider.ts'
import { providerOf } from './provider-of.ts'
import { withAllRights } from './with-all-rights.ts'

const openMinutes = 60
/** A page that expires sooner is not reused: the customer needs time to pay. */
const leastMinutes = 15
/** Stripe requires at least half an hour. */
const retryMinutes = 20

/** Opens the provider's page for the balance: one per balance, however often Pay is pressed. */
export async function payOnline(
  context: OpenContext,
  kinds: BilledKinds,
  token: string,
): Promise<{ url: string }> {
  const { shop } = context
  const { orders, orderId, invoice } = await openPaymentLink(context, kinds, token)
  const provider = await providerOf(shop)
  if (!provider?.takes(invoice.balance)) throw refusal(unpayable(invoice.balance))
  const { language, labels } = await invoice.document(shop, invoice.firstDate ?? '')
  const checkout = await storeCheckout(context, orders, {
    orderId,
    orderNumber: invoice.number,
    provider: provider.name,
    token,
  })
  if (checkout.url) return { url: checkout.url }
  const back = `${shop.configuration.publicUrl}/invoice/${token}`
  try {
    const { providerId, url } = await provider.open({
      id: checkout.id,
      orderNumber: invoice.number,
      title: `${labels.invoice} ${invoice.number}`,
      cents: toCents(checkout.amount),
      language: language as Language,
      expiresAt: checkout.expires_at,
      paidUrl: `${back}?checkout=${checkout.id}`,
      canceledUrl: back,
    })
    await shop.db
      .updateTable('online_checkouts')
      .set({ provider_id: providerId, url })
      .where('id', '=', checkout.id)
      .execute()
    return { url }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    shop.log.error({ err: error, orderId }, 'the payment provider opened no page')
    if (error.isFinal) await closeAs(shop.db, checkout.id, 'failed')
    throw refusal(billingErrors.payment_provider_away)
  }
}

const unpayable = (balance: number) =>
  balance > 0 ? billingErrors.payment_provider_away : billingErrors.order_already_paid

interface CheckoutRequest {
  orderId: number
  orderNumber: string
  provider: string
  token: string
}

/** Stores the checkout for the present balance before the provider is called; those for another balance are closed. */
const storeCheckout = (
  { shop }: OpenContext,
  orders: BilledOrders,
  { orderId, orderNumber, provider, token }: CheckoutRequest,
) =>
  inSystemContext(shop, async system => {
    const context = withAllRights(system)
    const { db, now } = context
    const { kind } = orders
    const order = await orders.lock(context, orderId).catch(error => {
      throw error instanceof Refusal ? refusal(billingErrors.payment_link_invalid) : error
    })
    const amount = order.balance
    if (amount <= 0) throw refusal(billingErrors.order_already_paid)
    const link_hash = hashSecret(token)
    const open = await openCheckouts(db, kind, orderId)
      .select(['id', 'url', 'amount', 'expires_at'])
      .where('amount', '=', String(amount))
      .where('link_hash', '=', link_hash)
      .where('provider', '=', provider)
      .where('expires_at', '>', plusSeconds(now, leastMinutes * 60))
      .where(({ or, eb }) =>
        or([eb('url', 'is not', null), eb('created_at', '>', plusSeconds(now, -retryMinutes * 60))]),
      )
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    const checkout =
      open ??
      (await db
        .insertInto('online_checkouts')
        .values({
          id: randomUUID(),
          order_kind: kind,
          order_id: orderId,
          order_number: orderNumber,
          link_hash,
          provider,
          amount: String(amount),
          created_at: now,
          expires_at: plusSeconds(now, openMinutes * 60),
        })
        .returning(['id', 'url', 'amount', 'expires_at'])
        .executeTakeFirstOrThrow())
    await closeCheckouts(context, { kind, orderId, but: checkout.id })
    return checkout
  })
