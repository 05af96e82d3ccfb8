import { sql } from 'kysely'
import type { SaleInput } from '#contract/parts/part-sale.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { levelPrice } from '#contract/prices/price-of.ts'
import { customerPrice, pricingColumns, refusedLowPrice } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Reason } from '#server/operation/refusal.ts'

/** The price of a part by the level of a customer; null without a level. */
export async function readLevelPrice(context: Context, partId: number, customerId: number | null) {
  const part = await readPricedPart(context, partId, customerId)
  return part ? levelPrice(part, part.level) : null
}

/** Why a part is sold too cheaply for the caller, after the discount. The price that nobody typed is never too low. */
export async function refusedSalePrice(
  context: Context,
  partId: number,
  { price, discount, quantity, customer_id }: SaleInput,
): Promise<Reason[]> {
  const part = (await readPricedPart(context, partId, customer_id))!
  const own = customerPrice(part, quantity).price
  const charged = discountedPrice({ base_price: price, discount })
  if (charged >= own) return []
  return refusedLowPrice(context, 'orders-parts', charged, part, price < own ? 'price' : 'discount')
}

const readPricedPart = ({ db }: Context, partId: number, customerId: number | null) =>
  db
    .selectFrom('parts')
    .select(pricingColumns(sql`${customerId}::bigint`))
    .where('parts.id', '=', partId)
    .executeTakeFirst()
