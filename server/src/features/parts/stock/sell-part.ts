import { sql } from 'kysely'
import type { SaleInput } from '#contract/parts/part-sale.ts'
import type { Transaction } from '#contract/parts/transactions.ts'
import { discountedPrice } from '#contract/parts-orders/parts-order-totals.ts'
import { pricingColumns, refusedDiscount, refusedLowPrice } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockPart } from '../record/find-part.ts'
import { decrementStock } from './decrement-stock.ts'
import { notifyBelowMinimum } from './notify-below-minimum.ts'
import { refuseInsufficientStock } from './refuse-insufficient-stock.ts'
import { noOrder, thousandths } from './stock-order.ts'
import { getTransaction } from './transaction-queries.ts'
import { validateMovement } from './validate-movement.ts'

/** Sells or writes off unreserved units without an order. */
export async function sellPart(context: Context, id: number, sale: SaleInput): Promise<Transaction> {
  const part = await lockPart(context, id)
  const { unit_name: name, accept_decimals } = part
  const reasons = [
    ...validateMovement(context, sale, { name, accept_decimals }),
    ...(sale.describe === 'sold' ? await refusedTerms(context, id, sale) : []),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  const stock = {
    id,
    name: part.name,
    stock_number: part.stock_number,
    onHand: thousandths(part.on_hand),
    reserved: thousandths(part.reserved),
    own: 0,
  }
  await refuseInsufficientStock(context, noOrder, new Map([[id, stock]]), [
    { part_id: id, quantity: sale.quantity, parameter: 'quantity' },
  ])
  const { id: movement, min_limit_reached } = await decrementStock(context, id, sale)
  await notifyBelowMinimum(context, [{ ...part, min_limit_reached }])
  context.record({
    kind: 'part',
    recordId: id,
    act: sale.describe === 'sold' ? 'sold' : 'written_off',
    params: { quantity: sale.quantity, unit: part.unit_name },
  })
  announce(context, 'part', id)
  return getTransaction(context, movement)
}

/** Why the price or the discount of a sale is not the caller's to give. The retail price always is, as on orders. */
async function refusedTerms(context: Context, id: number, { price, discount }: SaleInput): Promise<Reason[]> {
  const reasons = await refusedDiscount(context, discount)
  const part = await context.db
    .selectFrom('parts')
    .select(pricingColumns(sql`null::bigint`))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (price === part.price_retail) return reasons
  const sold = discountedPrice({ base_price: price, discount })
  return [...reasons, ...refusedLowPrice(context, 'orders-parts', sold, part, 'price')]
}
