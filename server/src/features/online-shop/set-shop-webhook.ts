import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import type { ShopKey, ShopSecrets } from '#contract/online-shop/shop-key.ts'
import { companyId } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { refuseWebhookAddress } from './public-address.ts'
import { lockShopKey, readShopKey } from './shop-keys.ts'
import { newWebhookSecret } from './sign-message.ts'

/** A new address gets a new secret, unknown to the previous receiver. */
export async function setShopWebhook(
  context: Context,
  id: number,
  { webhook_url }: { webhook_url: string | null },
): Promise<ShopKey & ShopSecrets> {
  refuseWebhookAddress(context.shop.configuration, webhook_url)
  const key = await lockShopKey(context, id)
  if (key.revoked_at) throw refusal(shopErrors.shop_key_revoked)
  if (key.webhook_url === webhook_url) {
    return { ...(await readShopKey(context.db, id)), key: null, webhook_secret: null }
  }
  const webhook_secret = webhook_url === null ? null : newWebhookSecret()
  await context.db
    .updateTable('shop_keys')
    .set({ webhook_url, webhook_secret })
    .where('id', '=', id)
    .execute()
  context.record({
    kind: 'company',
    recordId: companyId,
    act: 'shop_webhook_set',
    params: { name: key.name },
    changes: [
      {
        label: 'online-shop.fields.webhook_url',
        before: withoutSecrets(key.webhook_url),
        after: withoutSecrets(webhook_url),
      },
    ],
  })
  announce(context, 'company', companyId)
  return { ...(await readShopKey(context.db, id)), key: null, webhook_secret }
}

/** Paths, queries and user names of webhooks often contain a token. */
const withoutSecrets = (url: string | null): string | null => url && new URL(url).origin
