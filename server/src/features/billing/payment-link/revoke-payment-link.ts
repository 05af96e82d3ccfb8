import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { closeCheckouts } from '../online/checkouts.ts'

export async function revokePaymentLink(
  context: Context,
  orders: BilledOrders,
  orderId: number,
): Promise<void> {
  const { kind } = orders
  await orders.lock(context, orderId)
  if ((await revokeLinks(context, kind, orderId)) === 0) return
  await closeCheckouts(context, { kind, orderId, but: null })
  context.record({ kind, recordId: orderId, act: 'payment_link_revoked' })
  announce(context, kind, orderId)
}

/** Returns how many were revoked: 0 or 1. */
export async function revokeLinks(
  { db, now }: Pick<Context, 'db' | 'now'>,
  kind: OrderKind,
  orderId: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('payment_links')
    .set({ revoked_at: now })
    .where('order_kind', '=', kind)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
