import type { Context } from '#server/operation/context.ts'
import { setReservations } from './set-reservations.ts'
import type { StockOrder } from './stock-order.ts'

export const releaseReservations = (context: Context, order: StockOrder): Promise<void> =>
  setReservations(context, order, [])
