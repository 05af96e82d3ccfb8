import { sql } from 'kysely'
import { maxTries } from '#contract/online-shop/shop-message.ts'
import type { GroupedJobs } from '#server/platform/jobs.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deliveryJob, type MessageJob } from './enqueue-shop-message.ts'
import { postMessage } from './post-message.ts'
import { signedHeaders } from './sign-message.ts'

/** Delivers the messages of a key in sequence, those of several keys in parallel. */
export const messageDelivery: GroupedJobs = {
  run: deliverMessage,
  atOnce: 4,
  groupOf: ({ key_id }: MessageJob) => String(key_id),
}

/**
 * One attempt. If it throws, it is repeated after growing pauses; later messages of the same order wait, those of
 * other orders do not. If the process ends after the receiver's answer, the message is sent again with the same id.
 */
async function deliverMessage(shop: Shop, { id }: MessageJob): Promise<void> {
  const message = await shop.db
    .selectFrom('shop_messages as m')
    .innerJoin('shop_keys as k', 'k.id', 'm.key_id')
    .select(['m.id', 'key_id', 'order_id', 'message_id', 'body', 'tries', 'status'])
    .select(['webhook_url', 'webhook_secret', 'revoked_at'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  if (!message) return
  if (message.status === 'waiting') {
    if (await isHeld(shop, message)) return
    await deliver(shop, message)
  }
  await enqueueNext(shop, message)
}

async function deliver(shop: Shop, { id, ...message }: Message & { tries: number }): Promise<void> {
  const now = shop.clock.now()
  const outcome = await tryOnce(shop, message, now)
  const tries = message.tries + 1
  const status = outcome.problem === null ? 'delivered' : isLast(outcome, tries) ? 'failed' : 'waiting'
  await shop.db
    .updateTable('shop_messages')
    .set({ ...outcome, status, tries, last_tried_at: now })
    .where('id', '=', id)
    .execute()
  if (status === 'waiting')
    throw new Error(`Message ${message.message_id} of the online shop: ${outcome.problem}`)
}

/** Whether an older message of the order is waiting. Locked, so that it is not delivered in the meantime. */
async function isHeld({ db }: Shop, { id, order_id, key_id }: Message): Promise<boolean> {
  const { rows } = await sql`
    with older as (
      select id from shop_messages
      where order_id = ${order_id} and key_id = ${key_id} and id < ${id} and status = 'waiting'
      order by id limit 1 for update
    )
    update shop_messages set is_held = true where id = ${id} and exists (select from older)
    returning id`.execute(db)
  return rows.length > 0
}

async function enqueueNext(shop: Shop, { id, order_id, key_id }: Message): Promise<void> {
  await shop.db.transaction().execute(async db => {
    const next = await db
      .selectFrom('shop_messages')
      .select(['id', 'key_id', 'is_held'])
      .where('order_id', '=', order_id)
      .where('key_id', '=', key_id)
      .where('status', '=', 'waiting')
      .where('id', '>', id)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    if (!next?.is_held) return
    await db.updateTable('shop_messages').set({ is_held: false }).where('id', '=', next.id).execute()
    await shop.jobs.enqueue(db, deliveryJob, { id: next.id, key_id } satisfies MessageJob)
  })
}

type Outcome = Awaited<ReturnType<typeof postMessage>>

/** Retrying is useless without an address or key. */
const isLast = ({ problem }: Outcome, tries: number): boolean =>
  tries >= maxTries || problem === 'key_revoked' || problem === 'no_webhook'

interface Message {
  id: number
  key_id: number
  order_id: number
  message_id: string
  body: string
  webhook_url: string | null
  webhook_secret: string | null
  revoked_at: Date | null
}

async function tryOnce(
  shop: Shop,
  { webhook_url, webhook_secret, revoked_at, ...message }: Omit<Message, 'id'>,
  now: Date,
): Promise<Outcome> {
  if (revoked_at) return { problem: 'key_revoked', answer_status: null, answer: '' }
  if (webhook_url === null || webhook_secret === null) {
    return { problem: 'no_webhook', answer_status: null, answer: '' }
  }
  const headers = signedHeaders(message, webhook_secret, now)
  return postMessage(shop.configuration, { url: webhook_url, body: message.body, headers })
}
