import { shopErrors } from '#contract/online-shop/shop-errors.ts'
import type { ShopOrder } from '#contract/online-shop/shop-order.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { readShopOrder } from '#server/features/online-shop/index.ts'
import type { KeyContext } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'

export const getShopOrder = (context: KeyContext, external_number: string): Promise<ShopOrder> =>
  inSnapshot(context.db, async db => {
    const found = await db
      .selectFrom('parts_orders')
      .select('id')
      .where('source', '=', context.caller.key.source)
      .where('external_number', '=', external_number)
      .executeTakeFirst()
    if (!found) throw refusal(shopErrors.no_such_shop_order)
    return readShopOrder(db, found.id)
  })
