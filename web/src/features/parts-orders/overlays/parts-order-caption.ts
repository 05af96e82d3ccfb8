import type { PartsOrderRow } from '#contract/parts-orders/parts-order.ts'
import { buyerOf } from '../list/buyer.ts'

export const partsOrderCaption = (order: PartsOrderRow): string =>
  [order.order_number, buyerOf(order).name].filter(Boolean).join(' · ')
