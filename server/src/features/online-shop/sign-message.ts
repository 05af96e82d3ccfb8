import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { unixSeconds } from '#server/platform/clock.ts'

/** In the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The headers of Standard Webhooks: id, timestamp and signature. */
export function signedHeaders(
  message: { message_id: string; body: string },
  secret: string,
  now: Date,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'Rigbay',
    'webhook-id': message.message_id,
    'webhook-timestamp': String(unixSeconds(now)),
    'webhook-signature': new Webhook(secret).sign(message.message_id, now, message.body),
  }
}
