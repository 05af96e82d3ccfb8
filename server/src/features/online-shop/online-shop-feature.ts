import { shopPartEndpoints } from '#contract/online-shop/shop-endpoints.ts'
import { shopKeyEndpoints } from '#contract/online-shop/shop-key-endpoints.ts'
import { shopMessageEndpoints } from '#contract/online-shop/shop-message-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { createShopKey } from './create-shop-key.ts'
import { messageDelivery } from './deliver-message.ts'
import { deliveryJob } from './enqueue-shop-message.ts'
import { revokeShopKey } from './revoke-shop-key.ts'
import { setShopWebhook } from './set-shop-webhook.ts'
import { listShopKeys } from './shop-keys.ts'
import { listShopMessages, purgeMessages, sendShopMessageAgain } from './shop-messages.ts'
import { listShopParts } from './shop-parts.ts'

export const onlineShopFeature = defineFeature({
  name: 'online-shop',
  about: 'Shop keys, stock and prices for online shops, and messages to them.',
  endpoints: { ...shopKeyEndpoints, ...shopMessageEndpoints, ...shopPartEndpoints },
  handlers: {
    listShopKeys: (context, { query }) => listShopKeys(context, query),
    createShopKey: async (context, { body }) => ({
      data: await context.write(inner => createShopKey(inner, body)),
    }),
    setShopWebhook: async (context, { params, body }) => ({
      data: await context.write(inner => setShopWebhook(inner, params.id, body)),
    }),
    revokeShopKey: (context, { params }) => revokeShopKey(context, params.id),
    listShopMessages: (context, { query }) => listShopMessages(context, query),
    sendShopMessageAgain: async (context, { params }) => ({
      data: await sendShopMessageAgain(context, params.id),
    }),
    listShopParts: (context, { query }) => listShopParts(context, query),
  },
  jobs: { [deliveryJob]: messageDelivery, 'online-shop.forget-messages': purgeMessages },
  schedules: { 'online-shop.forget-messages': '41 8 * * *' },
})
