import { maxTries } from '#contract/online-shop/shop-message.ts'
import type { Shop } from '#server/platform/shop.ts'
import { postMessage } from './post-message.ts'
import { signedHeaders } from './sign-message.ts'

/**
 * A job: one try to deliver a message. If it throws, it is tried again, after a longer pause each time. A process that ends
 * after the receiver's answer tries once more: receivers know a message by its id.
 */
export async function deliverMessage(shop: Shop, { id }: { id: number }): Promise<void> {
  const message = await shop.db
    .selectFrom('shop_messages as m')
    .innerJoin('shop_keys as k', 'k.id', 'm.key_id')
    .select(['message_id', 'body', 'tries', 'webhook_url', 'webhook_secret', 'revoked_at'])
    .where('m.id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (!message) return
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

type Outcome = Awaited<ReturnType<typeof postMessage>>

/** No further try helps where there is nobody to be told any more. */
const isLast = ({ problem }: Outcome, tries: number): boolean =>
  tries >= maxTries || problem === 'key_revoked' || problem === 'no_webhook'

interface Message {
  message_id: string
  body: string
  webhook_url: string | null
  webhook_secret: string | null
  revoked_at: Date | null
}

async function tryOnce(
  shop: Shop,
  { webhook_url, webhook_secret, revoked_at, ...message }: Message,
  now: Date,
): Promise<Outcome> {
  if (revoked_at) return { problem: 'key_revoked', answer_status: null, answer: '' }
  if (webhook_url === null || webhook_secret === null) {
    return { problem: 'no_webhook', answer_status: null, answer: '' }
  }
  const headers = signedHeaders(message, webhook_secret, now)
  return postMessage(shop.configuration, { url: webhook_url, body: message.body, headers })
}
