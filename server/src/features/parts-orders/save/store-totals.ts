import { sql } from 'kysely'
import { type PartsOrderTotals, partsOrderTotals } from '#contract/parts-orders/parts-order-totals.ts'
import { orderErrors } from '#contract/records/order-errors.ts'
import { isPaidInFull } from '#contract/repair-orders/payment-status.ts'
import { maxDollars } from '#contract/shared/fields.ts'
import { formatDollars, sumCents, toCents, toDollars } from '#contract/shared/money.ts'
import { storePaidState } from '#server/features/billing/index.ts'
import { priced, type StoredCharge } from '#server/features/charges/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, reason } from '#server/operation/refusal.ts'
import { billedPartsOrders } from '../billing/billed-parts-orders.ts'
import type { StoredPartsOrder } from '../lock-parts-order.ts'
import type { ChargedTaxes } from './charged-tax.ts'
import type { OrderLines } from './order-lines.ts'

type Priced = Pick<
  StoredPartsOrder,
  | 'id'
  | 'delivery_type'
  | 'delivery_cost'
  | 'total_amount'
  | 'paid_amount'
  | 'is_paid'
  | 'checked_out_at'
  | 'version'
> &
  ChargedTaxes

const totalsOf = (order: Priced, { items, charges }: OrderLines): PartsOrderTotals =>
  partsOrderTotals({
    items,
    charges: charges.map(priced),
    delivery_type: order.delivery_type,
    delivery_cost: Number(order.delivery_cost),
    tax_rate: Number(order.tax_rate),
    tax_labor: Number(order.tax_labor),
  })

/** Refuses a total beyond the column's limit, or below the amount paid. */
export function validateTotals(order: Priced, lines: OrderLines, parameter = 'items'): Reason[] {
  const { subtotal, saving, total } = totalsOf(order, lines)
  if (Math.max(total, subtotal + saving) > maxDollars) {
    return [reason(orderErrors.order_total_too_large, { parameter })]
  }
  // After an online overpayment, a save that does not lower the total is allowed.
  const least = Math.min(Number(order.paid_amount), Number(order.total_amount))
  if (toCents(total) >= toCents(least)) return []
  const params = { total: formatDollars(total), paid: formatDollars(Number(order.paid_amount)) }
  return [reason(orderErrors.total_below_paid, { parameter: 'delivery_cost', params })]
}

/** Writes the validated totals of a locked order with its next version. The new total may make it paid or unpaid. */
export async function storeTotals(
  context: Context,
  order: Priced,
  lines: OrderLines,
): Promise<PartsOrderTotals> {
  const { db, now } = context
  const { id, checked_out_at: finishedAt } = order
  const totals = totalsOf(order, lines)
  await storeAmounts(context, lines.charges, totals.charge_amounts)
  await db
    .updateTable('parts_orders')
    .set({
      tax_rate: String(order.tax_rate),
      subtotal_amount: String(totals.subtotal),
      delivery_amount: String(totals.shipping),
      charges_amount: String(totals.charges),
      charges_cost: String(costOf(lines.charges)),
      tax_amount: String(totals.tax),
      tax_labor: String(order.tax_labor),
      tax_labor_amount: String(totals.tax_labor),
      saving_amount: String(totals.saving),
      total_amount: String(totals.total),
      items_count: lines.items.length,
      version: order.version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  const { total } = totals
  if (isPaidInFull(Number(order.paid_amount), total, finishedAt !== null) !== order.is_paid) {
    await storePaidState(context, billedPartsOrders, { id, total, finishedAt })
  }
  return totals
}

/** Dollars. What is waived costs the shop all the same. */
const costOf = (charges: readonly StoredCharge[]): number =>
  toDollars(sumCents(charges.map(charge => toCents(charge.cost ?? 0))))

async function storeAmounts(
  { db }: Context,
  charges: readonly StoredCharge[],
  amounts: readonly number[],
): Promise<void> {
  const rows = charges
    .map(({ id, amount: before }, index) => ({ id, before, amount: amounts[index]! }))
    .filter(({ before, amount }) => amount !== before)
  if (rows.length === 0) return
  await sql`
    update parts_order_charges c set amount = n.amount
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(id bigint, amount numeric) where c.id = n.id`.execute(
    db,
  )
}
