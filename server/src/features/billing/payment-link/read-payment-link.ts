import type { Kysely } from 'kysely'
import type { PaymentLink } from '#contract/billing/payment-link.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { BilledOrders } from '../billed-orders.ts'

export async function readPaymentLink(
  { db, now }: { db: Kysely<Database>; now: Date },
  kind: OrderKind,
  orderId: number,
): Promise<PaymentLink | null> {
  const link = await db
    .selectFrom('payment_links')
    .select(['sent_to', 'created_at', 'expires_at'])
    .where('order_kind', '=', kind)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!link) return null
  return {
    sent_to: link.sent_to,
    sent_at: unixSeconds(link.created_at),
    expires_at: unixSeconds(link.expires_at),
  }
}

/** The same for a caller who may see the order; null if it can no longer be billed. */
export async function getPaymentLink(
  context: Context,
  orders: BilledOrders,
  orderId: number,
): Promise<PaymentLink | null> {
  try {
    await orders.refuseUnbillable(context, orderId)
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return null
    throw error
  }
  return readPaymentLink(context, orders.kind, orderId)
}
