import type { ShopKey, ShopKeyInput, ShopSecrets } from '#contract/online-shop/shop-key.ts'
import { newKey } from '#server/access/authenticate-key.ts'
import { companyId } from '#server/features/company/index.ts'
import type { Context } from '#server/operation/context.ts'
import { announce } from '#server/records/announce.ts'
import { refuseWebhookAddress } from './public-address.ts'
import { readShopKey } from './shop-keys.ts'
import { newWebhookSecret } from './sign-message.ts'

/** Returns the key, of which only a hash is stored. */
export async function createShopKey(context: Context, input: ShopKeyInput): Promise<ShopKey & ShopSecrets> {
  const { webhook_url } = input
  refuseWebhookAddress(context.shop.configuration, webhook_url)
  const { key, prefix, hash } = newKey()
  const webhook_secret = webhook_url === null ? null : newWebhookSecret()
  const { id } = await context.db
    .insertInto('shop_keys')
    .values({
      ...input,
      prefix,
      secret_hash: hash,
      webhook_secret,
      created_by: context.user.id,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.record({
    kind: 'company',
    recordId: companyId,
    act: 'shop_key_created',
    params: { name: input.name, prefix },
  })
  announce(context, 'company', companyId)
  return { ...(await readShopKey(context.db, id)), key, webhook_secret }
}
