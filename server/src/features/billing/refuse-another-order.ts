import { orderErrors } from '#contract/records/order-errors.ts'
import { refusal } from '#server/operation/refusal.ts'

/** An id in the body must be that of the path. */
export function refuseAnotherOrder(id: number, named: number | undefined, parameter: string): void {
  if (named !== undefined && named !== id) throw refusal(orderErrors.another_order_named, { parameter })
}
