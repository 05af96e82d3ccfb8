import { z } from 'zod'
import { partsOrderSources } from '../parts-orders/parts-order-statuses.ts'
import { id, namedText, timestamp } from '../shared/fields.ts'
import { webAddress } from '../shared/web-address.ts'
import { shopScopes } from './shop-scopes.ts'

/** Who orders come from by a key: the online shop or a marketplace, not the counter. */
export const keySources = partsOrderSources.filter(source => source !== 'bs')

/** What every key begins with, so that one that leaked is recognised. */
export const keyMark = 'rb_'

const webhookUrl = webAddress.transform(url => url || null)

export const shopKeyInput = z.object({
  name: namedText(100),
  /** Of every order that arrives by the key. */
  source: z.enum(keySources),
  scopes: z
    .array(z.enum(shopScopes))
    .min(1)
    .transform(scopes => shopScopes.filter(scope => scopes.includes(scope))),
  /** Where the source's orders are told about; none: nowhere. */
  webhook_url: webhookUrl,
})
export type ShopKeyInput = z.output<typeof shopKeyInput>

export const shopWebhookInput = z.object({ webhook_url: webhookUrl })

export const shopKey = z.object({
  id,
  name: z.string(),
  source: z.enum(keySources),
  scopes: z.array(z.enum(shopScopes)),
  /** How the key begins. */
  prefix: z.string(),
  webhook_url: z.string().nullable(),
  created_by: z.object({ id, full_name: z.string() }).nullable(),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
})
export type ShopKey = z.infer<typeof shopKey>

/** Told once, when they are made; null where nothing was made anew. */
export const shopSecrets = z.object({
  /** The whole key; afterwards nobody can read it. */
  key: z.string().nullable(),
  /** What messages are signed with, as Standard Webhooks writes it: `whsec_...` */
  webhook_secret: z.string().nullable(),
})
export type ShopSecrets = z.infer<typeof shopSecrets>
