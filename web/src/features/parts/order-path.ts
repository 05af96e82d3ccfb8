import type { Transaction } from '#contract/parts/transactions.ts'

/** Undefined if the user may not see the order. */
export function orderPath({ order_id, order_type }: Pick<Transaction, 'order_id' | 'order_type'>) {
  if (order_id === null) return undefined
  return order_type === 'parts' ? `/parts-orders/${order_id}` : `/orders/${order_id}`
}
