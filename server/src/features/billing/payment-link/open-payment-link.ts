import { billingErrors } from '#contract/billing/billing-errors.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { addressKey, takeAttempt } from '#server/access/attempts.ts'
import { hashSecret } from '#server/access/tokens.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { OpenContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { retryAfterSeconds } from '#server/operation/too-many-requests.ts'
import type { BilledOrders, Invoice } from '../billed-orders.ts'

/** Requests per address in half a minute. */
const limit = 60

export type BilledKinds = Record<OrderKind, BilledOrders>

export interface OpenedLink {
  orders: BilledOrders
  orderId: number
  invoice: Invoice
}

/** The invoice of a token. A wrong, expired or revoked token gets the same 404 as a canceled order. */
export async function openPaymentLink(
  context: OpenContext,
  kinds: BilledKinds,
  token: string,
): Promise<OpenedLink> {
  const { now, caller, shop } = context
  const key = `payment-link:${addressKey(caller.ip)}`
  await takeAttempt(shop.db, { key, limit, seconds: retryAfterSeconds }, now)
  const opened = await inSnapshot(shop.db, async db => {
    const link = await db
      .selectFrom('payment_links')
      .select(['order_kind', 'order_id'])
      .where('token_hash', '=', hashSecret(token))
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (!link) return null
    const orders = kinds[link.order_kind as OrderKind]
    const invoice = await orders.readInvoice(db, link.order_id)
    return invoice && { orders, orderId: link.order_id, invoice }
  })
  if (!opened || opened.invoice.isVoid) throw refusal(billingErrors.payment_link_invalid)
  return opened
}
