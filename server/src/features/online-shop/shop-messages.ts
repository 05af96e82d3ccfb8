import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import type { ShopMessage, shopMessageQuery } from '#contract/online-shop/shop-message.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { plusDays, unixSeconds } from '#server/platform/clock.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deliveryJob, type MessageJob } from './enqueue-shop-message.ts'

export async function listShopMessages({ db }: Context, query: z.output<typeof shopMessageQuery>) {
  const matching = db
    .selectFrom('shop_messages')
    .select('id')
    .$if(query.status !== undefined, q => q.where('status', '=', query.status!))
    .$if(query.key_id !== undefined, q => q.where('key_id', '=', query.key_id!))
  return readPage(db, query, {
    matching,
    sorts: { created: ['created_at', 'id'] },
    rows: ids => readMessages(db, ids),
  })
}

/** Resets a delivered or failed message to its first attempt. */
export async function sendShopMessageAgain(context: Context, id: number): Promise<ShopMessage> {
  const { db } = context
  const message = await db
    .selectFrom('shop_messages as m')
    .innerJoin('shop_keys as k', 'k.id', 'm.key_id')
    .select(['status', 'key_id', 'revoked_at'])
    .where('m.id', '=', id)
    .forUpdate('m')
    .executeTakeFirst()
  if (!message) throw refusal(shopErrors.no_such_shop_message)
  if (message.status === 'waiting') throw refusal(shopErrors.shop_message_on_its_way)
  if (message.revoked_at) throw refusal(shopErrors.shop_key_revoked)
  await db.updateTable('shop_messages').set({ status: 'waiting', tries: 0 }).where('id', '=', id).execute()
  await context.enqueue(deliveryJob, { id, key_id: message.key_id } satisfies MessageJob)
  const [sent] = await readMessages(db, [id])
  return sent!
}

const keptDays = 90

export async function purgeMessages(shop: Shop): Promise<void> {
  const limit = plusDays(shop.clock.now(), -keptDays)
  await shop.db.deleteFrom('shop_messages').where('created_at', '<', limit).execute()
}

async function readMessages(db: Kysely<Database>, ids: readonly number[]): Promise<ShopMessage[]> {
  const rows = await db
    .selectFrom('shop_messages as m')
    .innerJoin('shop_keys as k', 'k.id', 'm.key_id')
    .innerJoin('parts_orders as o', 'o.id', 'm.order_id')
    .select([
      'm.id',
      'type',
      'm.status',
      'k.id as key_id',
      'k.name as key_name',
      'order_id',
      'order_number',
      'external_number',
      'is_held',
      'tries',
      'm.created_at',
      'last_tried_at',
      'problem',
      'answer_status',
      'answer',
    ])
    .where('m.id', 'in', ids)
    .execute()
  return rows.map(({ key_id, key_name, order_id, order_number, external_number, ...row }) => ({
    ...row,
    type: row.type as ShopMessage['type'],
    status: row.status as ShopMessage['status'],
    problem: row.problem as ShopMessage['problem'],
    key: { id: key_id, name: key_name },
    order: { id: order_id, order_number: order_number!, external_number: external_number! },
    created_at: unixSeconds(row.created_at),
    last_tried_at: row.last_tried_at && unixSeconds(row.last_tried_at),
  }))
}
