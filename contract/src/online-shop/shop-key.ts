import { z } from 'zod'
import { partsOrderSources } from '../parts-orders/parts-order-statuses.ts'
import { id, namedText, timestamp } from '../shared/fields.ts'
import { webAddress } from '../shared/web-address.ts'
import { shopScopes } from './shop-scopes.ts'

/** Every source but the counter. */
export const keySources = partsOrderSources.filter(source => source !== 'bs')

/** Prefix by which a leaked key is recognized. */
export const keyMark = 'rb_'

const webhookUrl = webAddress.transform(url => url || null)

export const shopKeyInput = z.object({
  name: namedText(100),
  source: z.enum(keySources),
  scopes: z
    .array(z.enum(shopScopes))
    .min(1)
    .transform(scopes => shopScopes.filter(scope => scopes.includes(scope))),
  /** Null: no shop messages are sent. */
  webhook_url: webhookUrl,
})
export type ShopKeyInput = z.output<typeof shopKeyInput>

export const shopWebhookInput = z.object({ webhook_url: webhookUrl })

export const shopKey = z.object({
  id,
  name: z.string(),
  source: z.enum(keySources),
  scopes: z.array(z.enum(shopScopes)),
  prefix: z.string(),
  webhook_url: z.string().nullable(),
  created_by: z.object({ id, full_name: z.string() }).nullable(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
})
export type ShopKey = z.infer<typeof shopKey>

/** Shown only when created; null if not created by this call. */
export const shopSecrets = z.object({
  key: z.string().nullable(),
  /** Signing secret of Standard Webhooks: `whsec_...` */
  webhook_secret: z.string().nullable(),
})
export type ShopSecrets = z.infer<typeof shopSecrets>
