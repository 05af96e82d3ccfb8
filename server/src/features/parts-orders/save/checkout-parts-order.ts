import type { OrderCharge } from '#contract/charges/order-charge.ts'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { dueDateOf } from '#contract/parts-orders/payment-state.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import { chargeInHistory } from '#server/features/charges/index.ts'
import { setReservations, validateOrderQuantities } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { reasonsOf } from '#server/operation/field-checks.ts'
import { type Reason, Refusal, reason, refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import { linesOf, type StoredItem } from '../items/part-items.ts'
import { lockPartsOrder, type StoredPartsOrder } from '../lock-parts-order.ts'
import { notifyAssigned } from '../people/notify-people.ts'
import { readPartsOrder } from '../record/read-parts-order.ts'
import { type ChargedTaxes, chargedTaxes } from './charged-tax.ts'
import { missingForCheckout } from './missing-fields.ts'
import { nextPartsOrderNumber } from './next-parts-order-number.ts'
import { customerOf } from './order-customer.ts'
import { readLines } from './order-lines.ts'
import { storeTotals, validateTotals } from './store-totals.ts'

/**
 * Checks out a complete draft: reserves its parts, assigns number, due date and today's taxes, and
 * copies the customer. Reports all reasons against it together, by the field of the wizard.
 */
export async function checkoutPartsOrder(context: Context, id: number): Promise<PartsOrder> {
  const order = await lockPartsOrder(context, id)
  if (!order.is_draft) throw refusal(partsOrderErrors.order_already_checked_out)
  const order_number = await checkOut(context, order, await chargedTaxes(context, order))
  const after = await readPartsOrder(context, id)
  context.record({
    kind: 'parts_order',
    recordId: id,
    act: 'checked_out',
    params: { number: order_number },
    changes: after.charges.filter(charge => charge.waived).map(waivedCharge),
  })
  await notifyAssigned(context, { ...order, order_number })
  return after
}

/** Checks out a locked draft at these rates of tax; returns the number. */
export async function checkOut(
  context: Context,
  order: StoredPartsOrder,
  taxes: ChargedTaxes,
): Promise<string> {
  const { id } = order
  const all = await readLines(context.db, id)
  const { items } = all
  const lines = linesOf(items).filter((_, index) => !items[index]!.is_part_deleted)
  const reasons: Reason[] = [
    ...missingForCheckout(order),
    ...validatePartsExist(items),
    ...(await validateOrderQuantities(
      context.db,
      items.map((item, index) => ({ ...item, parameter: `items.${index}.quantity` })),
    )),
    ...validateTotals({ ...order, ...taxes }, all),
    ...(await reasonsOf(() => setReservations(context, { kind: 'parts_order', id }, lines))),
  ]
  if (reasons.length > 0) throw new Refusal(reasons)
  await storeTotals(context, { ...order, ...taxes, checked_out_at: context.now }, all)
  const order_number = await nextPartsOrderNumber(context)
  await context.db
    .updateTable('parts_orders')
    .set({
      is_draft: false,
      saved_for_later_at: null,
      draft_name: null,
      order_number,
      customer_snapshot: customerOf(order.customer_id!),
      due_date: dueDateOf(order.payment_terms!, todayOf(context)),
      checked_out_at: context.now,
      status_changed_at: context.now,
    })
    .where('id', '=', id)
    .execute()
  announce(context, 'parts_order', id)
  return order_number
}

/** A draft has no history of its own. */
const waivedCharge = (charge: OrderCharge) => ({
  label: 'parts-orders.changes.charge',
  before: null,
  after: chargeInHistory(charge),
})

const validatePartsExist = (items: readonly StoredItem[]): Reason[] =>
  items.flatMap((item, index) =>
    item.is_part_deleted
      ? [reason(orderErrors.part_not_found, { parameter: `items.${index}.inventory_id` })]
      : [],
  )
