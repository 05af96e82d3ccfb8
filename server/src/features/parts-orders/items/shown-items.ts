import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { lineAmount } from '#contract/shared/money.ts'
import { showPartImage } from '#server/features/parts/index.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import type { StoredItem } from './part-items.ts'

export function showItem(item: StoredItem): PartsOrderItem {
  const price = discountedPrice(item)
  return {
    id: item.id,
    inventory: {
      id: item.part_id,
      name: item.name,
      stock_number: item.stock_number,
      article_number: item.article_number,
      brand: item.brand,
      unit: item.unit,
      main_image: item.main_image && showPartImage(item.part_id, item.main_image),
      available: item.available,
    },
    quantity: item.quantity,
    discount: item.discount,
    base_price: item.base_price,
    price_source: item.price_source,
    price_typed: item.typed_at ? { by: item.typed_by!, at: unixSeconds(new Date(item.typed_at)) } : null,
    price,
    price_old: item.price_old,
    amount: lineAmount({ price, quantity: item.quantity }),
    delivery_cost: item.delivery_cost,
    free_shipping: item.free_shipping,
    is_overload: item.is_overload,
  }
}
