import type { ShopMessageType } from '#contract/online-shop/shop-message.ts'
import type { ShopScope } from '#contract/online-shop/shop-scopes.ts'

/** Translation keys contain no colon or dot. */
export const scopeTitle = (scope: ShopScope): string => `online-shop.scopes.${scope.replace(':', '_')}`

export const messageTitle = (type: ShopMessageType): string => `online-shop.types.${type.replace('.', '_')}`
