import { sql } from 'kysely'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import {
  type ChargeToWrite,
  chargeInHistory,
  readCharges,
  type StoredCharge,
  showCharge,
} from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import { Refusal, refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import { readLines } from '../save/order-lines.ts'
import { storeTotals, validateTotals } from '../save/store-totals.ts'

/** Those of a locked order. */
export const readOrderCharges = ({ db }: Context, orderId: number): Promise<StoredCharge[]> =>
  readCharges(db, 'parts_order_charges', orderId)

export function chargeOf(charges: readonly StoredCharge[], rowId: number): StoredCharge {
  const charge = charges.find(({ id }) => id === rowId)
  if (!charge) throw refusal(partsOrderErrors.no_such_charge)
  return charge
}

/** Its amount follows with the totals. */
export const columnsOf = ({ id: _, is_waived: _waived, ...charge }: ChargeToWrite) => ({
  ...charge,
  quantity: String(charge.quantity),
  price: String(charge.price),
  percent: numeric(charge.percent),
  min_amount: numeric(charge.min_amount),
  max_amount: numeric(charge.max_amount),
  cost: numeric(charge.cost),
  waived_at: charge.waived_at === null ? null : new Date(charge.waived_at),
  amount: '0',
})

const numeric = (value: number | null) => (value === null ? null : String(value))

/** After those that the order has; returns their ids. */
export async function insertCharges(
  { db }: Context,
  orderId: number,
  charges: readonly ChargeToWrite[],
): Promise<number[]> {
  const after = sql<number>`(select coalesce(max(position) + 1, 0) from parts_order_charges where order_id = ${orderId})`
  const rows = await db
    .insertInto('parts_order_charges')
    .values(charges.map(charge => ({ ...columnsOf(charge), order_id: orderId, position: after })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** After a change of the charges of a locked order; returns them. */
export async function updateTotals(context: Context, order: StoredPartsOrder): Promise<StoredCharge[]> {
  const lines = await readLines(context.db, order.id)
  const reasons = validateTotals(order, lines, 'price')
  if (reasons.length > 0) throw new Refusal(reasons)
  await storeTotals(context, order, lines)
  announce(context, 'parts_order', order.id)
  return readOrderCharges(context, order.id)
}

export function recordCharge(
  context: Context,
  order: StoredPartsOrder,
  before: StoredCharge | undefined,
  after: StoredCharge | undefined,
): void {
  if (order.is_draft) return
  const line = (charge: StoredCharge | undefined) => charge && chargeInHistory(showCharge(context)(charge))
  const [was, is] = [line(before) ?? null, line(after) ?? null]
  if (was === is) return
  const act = before ? (after ? 'charge_changed' : 'charge_deleted') : 'charge_added'
  context.record({
    kind: 'parts_order',
    recordId: order.id,
    act,
    params: { charge: (after ?? before)!.name },
    changes: [{ label: 'parts-orders.changes.charge', before: was, after: is }],
  })
}
