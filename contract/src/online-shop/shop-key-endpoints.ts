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
    summary: 'Makes a key; its secrets are told in this answer alone',
    body: shopKeyInput,
    response: one(shopKey.extend(shopSecrets.shape)),
    // What is kept of an answer, to give it again, would keep the secrets.
    ownTransactions: true,
  }),
  setShopWebhook: defineEndpoint({
    method: 'PUT',
    path: `${keys}/{id}/webhook`,
    requires,
    summary: 'Sets where messages go; a new address gets a new secret, told in this answer alone',
    body: shopWebhookInput,
    response: one(shopKey.extend(shopSecrets.shape)),
    ownTransactions: true,
  }),
  revokeShopKey: defineEndpoint({
    method: 'DELETE',
    path: `${keys}/{id}`,
    requires,
    summary: 'Revokes a key for good',
    response: 'nothing',
  }),
}
