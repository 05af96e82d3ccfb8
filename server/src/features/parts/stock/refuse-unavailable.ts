import type { Context } from '#server/operation/context.ts'
import { lockParts } from './lock-parts.ts'
import { refuseInsufficientStock } from './refuse-insufficient-stock.ts'
import { type StockLine, type StockOrder, sumByPart } from './stock-order.ts'

export async function refuseUnavailable(
  context: Context,
  order: StockOrder,
  lines: readonly StockLine[],
): Promise<void> {
  const parts = await lockParts(context.db, order, [...sumByPart(lines).keys()])
  await refuseInsufficientStock(context, order, parts, lines)
}
