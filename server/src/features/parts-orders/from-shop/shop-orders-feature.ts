import { shopOrderEndpoints } from '#contract/online-shop/shop-endpoints.ts'
import { defineFeature } from '#server/operation/feature.ts'
import { createShopOrder } from './create-shop-order.ts'
import { getShopOrder } from './get-shop-order.ts'

export const shopOrdersFeature = defineFeature({
  name: 'shop-orders',
  about: 'Orders of online shops and marketplaces, with a shop key.',
  endpoints: shopOrderEndpoints,
  handlers: {
    createShopOrder: async (context, { body }) => ({ data: await createShopOrder(context, body) }),
    getShopOrder: async (context, { params }) => ({
      data: await getShopOrder(context, params.external_number),
    }),
  },
})
