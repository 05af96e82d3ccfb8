import { z } from 'zod'
import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { dollars } from '../shared/fields.ts'
import { one, pageOf, pageQuery } from '../shared/page.ts'
import { typedText } from '../shared/text.ts'
import { shopOrder } from './shop-order.ts'
import { externalNumber, shopOrderInput } from './shop-order-input.ts'

/** Called with a shop key by an online shop or marketplace. See docs/guide/online-shop.md. */
const path = `${apiPrefix}/shop` as const

export const shopOrderEndpoints = {
  createShopOrder: defineEndpoint({
    method: 'POST',
    path: `${path}/orders`,
    requires: 'key orders:write',
    summary:
      'Creates an order; a repeated request gets the first answer, a different order with its number 409',
    body: shopOrderInput,
    response: one(shopOrder),
  }),
  getShopOrder: defineEndpoint({
    method: 'GET',
    path: `${path}/orders/{external_number}`,
    requires: 'key orders:read',
    summary: "An order of the key's source, by its own number there",
    params: z.object({ external_number: externalNumber }),
    response: one(shopOrder),
  }),
}

const shopPart = z.object({
  stock_number: z.string(),
  article_number: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  unit: z.string(),
  /** Dollars per unit. */
  price: dollars,
  /** Dollars before a sale; null without one. */
  price_old: dollars.nullable(),
  delivery_cost: dollars,
  available: z.number(),
})
export type ShopPart = z.infer<typeof shopPart>

const shopPartQuery = pageQuery(['stock_number'])
  .pick({ page: true, per_page: true })
  .extend({
    per_page: z.number().int().min(1).max(100).default(100),
    stock_number: typedText().max(100).optional(),
  })

export const shopPartEndpoints = {
  listShopParts: defineEndpoint({
    method: 'GET',
    path: `${path}/parts`,
    requires: 'key stock:read',
    summary: 'Stock and prices of the parts for the online shop, by stock number',
    query: shopPartQuery,
    response: pageOf(shopPart),
  }),
}
export type ShopPartQuery = z.output<typeof shopPartQuery>
