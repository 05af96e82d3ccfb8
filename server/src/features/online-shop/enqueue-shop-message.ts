import { randomUUID } from 'node:crypto'
import type { ShopMessageType } from '#contract/online-shop/shop-message.ts'
import type { Context } from '#server/operation/context.ts'
import { readShopOrder } from './shop-orders.ts'

/**
 * Enqueues a message to the order's source for every valid key with a webhook address, in the transaction
 * of the change. None for orders entered by staff.
 */
export async function enqueueShopMessage(
  context: Pick<Context, 'db' | 'now' | 'enqueue'>,
  order: { id: number; source: string; external_number: string | null },
  type: ShopMessageType,
): Promise<void> {
  if (order.external_number === null) return
  const { db, now } = context
  const keys = await db
    .selectFrom('shop_keys')
    .select('id')
    .where('source', '=', order.source)
    .where('revoked_at', 'is', null)
    .where('webhook_url', 'is not', null)
    .orderBy('id')
    .execute()
  if (keys.length === 0) return
  const data = await readShopOrder(db, order.id)
  const body = JSON.stringify({ type, timestamp: now.toISOString(), data })
  const messages = await db
    .insertInto('shop_messages')
    .values(
      keys.map(key => ({
        message_id: `msg_${randomUUID()}`,
        key_id: key.id,
        order_id: order.id,
        type,
        body,
        created_at: now,
      })),
    )
    .returning(['id', 'key_id'])
    .execute()
  for (const message of messages) await context.enqueue(deliveryJob, message satisfies MessageJob)
}

export interface MessageJob {
  id: number
  key_id: number
}

export const deliveryJob = 'online-shop.deliver-message'
