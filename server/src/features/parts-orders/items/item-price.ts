import { sql } from 'kysely'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { priceErrors } from '#contract/prices/price-errors.ts'
import { levelPrice, type PricedPart, priceOf } from '#contract/prices/price-of.ts'
import { levelTermsJson, partCost, refusedPrice } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'

interface AskedPrice {
  part_id: number
  /** Null before one is chosen. */
  customer_id: number | null
  quantity: number
  discount: number
  /** Dollars per unit before the discount; null: the price of the customer. */
  typed: number | null
}

/** The columns of an item's price. A typed one needs the right to it, and after the discount the minimum or more. */
export async function itemPrice(context: Context, asked: AskedPrice) {
  const { typed, discount, quantity } = asked
  const part = await readPart(context, asked)
  if (typed !== null) {
    const reasons = refused(context, discountedPrice({ base_price: typed, discount }), part)
    if (reasons.length > 0) throw new Refusal(reasons)
  }
  const { price, source } = priceOf(part, { typed, level: levelPrice(part, part.level), quantity })
  return {
    base_price: String(price),
    price_source: source,
    price_typed_by: typed === null ? null : context.user.id,
    price_typed_at: typed === null ? null : context.now,
  }
}

const readPart = ({ db }: Context, { part_id, customer_id }: AskedPrice) =>
  db
    .selectFrom('parts')
    .select([
      'name',
      sql<number>`price_retail::float8`.as('price_retail'),
      sql<PricedPart['price_wholesale']>`price_wholesale`.as('price_wholesale'),
      sql<number | null>`min_limit_price::float8`.as('min_limit_price'),
      levelTermsJson(sql`${customer_id}::bigint`).as('level'),
      partCost.as('cost'),
      sql<number | null>`(select min_margin from company)::float8`.as('min_margin'),
    ])
    .where('id', '=', part_id)
    .executeTakeFirstOrThrow()

function refused(context: Context, charged: number, part: Awaited<ReturnType<typeof readPart>>): Reason[] {
  const parameter = 'base_price'
  if (!context.may('orders-parts.override-price')) {
    return [reason(priceErrors.override_not_allowed, { parameter })]
  }
  return context.may('orders-parts.price-below-minimum') ? [] : refusedPrice(charged, part, parameter)
}
