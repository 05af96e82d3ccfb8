import type { SaleInput } from '#contract/parts/part-sale.ts'
import type { Transaction } from '#contract/parts/transactions.ts'
import { refusedDiscount } from '#server/features/prices/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockPart } from '../record/find-part.ts'
import { decrementStock } from './decrement-stock.ts'
import { notifyBelowMinimum } from './notify-below-minimum.ts'
import { refuseInsufficientStock } from './refuse-insufficient-stock.ts'
import { refusedSalePrice } from './sale-price.ts'
import { noOrder, thousandths } from './stock-order.ts'
import { getTransaction } from './transaction-queries.ts'
import { validateMovement } from './validate-movement.ts'

/** Sells or writes off unreserved units without an order. */
export async function sellPart(context: Context, id: number, sale: SaleInput): Promise<Transaction> {
  const part = await lockPart(context, id)
  const { unit_name: name, accept_decimals } = part
  const reasons = [
    ...validateMovement(context, sale, { name, accept_decimals }),
    ...(sale.describe === 'sold'
      ? [...(await refusedDiscount(context, sale.discount)), ...(await refusedSalePrice(context, id, sale))]
      : []),
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
