import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one, pageOf, pageQuery } from '../shared/page.ts'
import { shopKey, shopKeyInput, shopSecrets, shopWebhookInput } from './shop-key.ts'

const keys = `${apiPrefix}/shop-keys` as const
const requires = 'superadmin'

export const shopKeyEndpoints = {
  listShopKeys: defineEndpoint({
    method: 'GET',
    path: keys,
    requires,
    summary: 'Keys of online shops and marketplaces, newest first; revoked ones too',
    query: pageQuery(['created']),
    response: pageOf(shopKey),
  }),
  createShopKey: defineEndpoint({
    method: 'POST',
    path: keys,
    requires,
    summary: 'Creates a shop key; only this answer has its secrets',
    body: shopKeyInput,
    response: one(shopKey.extend(shopSecrets.shape)),
    // Stored answers of idempotent requests would contain the secrets.
    ownTransactions: true,
  }),
  setShopWebhook: defineEndpoint({
    method: 'PUT',
    path: `${keys}/{id}/webhook`,
    requires,
    summary: 'Sets the webhook address; a new address gets a new secret, which only this answer has',
    body: shopWebhookInput,
    response: one(shopKey.extend(shopSecrets.shape)),
    ownTransactions: true,
  }),
  revokeShopKey: defineEndpoint({
    method: 'DELETE',
    path: `${keys}/{id}`,
    requires,
    summary: 'Revokes a key permanently',
    response: 'nothing',
  }),
}
