import { apiPrefix, defineEndpoint } from '../shared/endpoint.ts'
import { one, pageOf } from '../shared/page.ts'
import { shopMessage, shopMessageQuery } from './shop-message.ts'

const messages = `${apiPrefix}/shop-messages` as const
const requires = 'superadmin'

export const shopMessageEndpoints = {
  listShopMessages: defineEndpoint({
    method: 'GET',
    path: messages,
    requires,
    summary: 'Messages to online shops and marketplaces, newest first',
    query: shopMessageQuery,
    response: pageOf(shopMessage),
  }),
  sendShopMessageAgain: defineEndpoint({
    method: 'POST',
    path: `${messages}/{id}/send-again`,
    requires,
    summary: 'Resends a delivered or failed message',
    response: one(shopMessage),
  }),
}
