import type { Kysely } from 'kysely'
import type { PartsOrderItem } from '#contract/parts-orders/parts-order.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { lineAmount } from '#contract/shared/money.ts'
import type { Database } from '#server/database/tables.ts'
import { readPartImages } from '#server/features/parts/index.ts'
import type { StoredItem } from './part-items.ts'

/** Items as the contract shows them, with the pictures of their parts. */
export async function showItems(
  db: Kysely<Database>,
  items: readonly StoredItem[],
): Promise<PartsOrderItem[]> {
  if (items.length === 0) return []
  const ids = items.map(item => item.part_id)
  const images = await readPartImages(db, ids, { mainOnly: true })
  return items.map(item => {
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
        main_image: images.get(item.part_id)?.main ?? null,
        available: item.available,
      },
      quantity: item.quantity,
      discount: item.discount,
      base_price: item.base_price,
      price,
      price_old: item.price_old,
      amount: lineAmount({ price, quantity: item.quantity }),
      delivery_cost: item.delivery_cost,
      free_shipping: item.free_shipping,
      is_overload: item.is_overload,
    }
  })
}
