import { sql } from 'kysely'
import { chargeErrors } from '#contract/charges/charge-errors.ts'
import type { SubletInvoice } from '#contract/charges/order-charge.ts'
import type { RepairOrder } from '#contract/repair-orders/repair-order.ts'
import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { isOpen } from '#contract/repair-orders/repair-order-statuses.ts'
import { commonErrors } from '#contract/shared/errors.ts'
import { readSuppliers } from '#server/features/charges/index.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { lockRepairOrder } from '../lock-repair-order.ts'
import { readRepairOrder } from '../record/read-repair-order.ts'
import { findSublet } from './find-sublet.ts'

/**
 * Sets what sublet work cost: the supplier's invoice often comes after the order is finished. The form of an open order
 * has these fields too, so that its version rises then; that of a finished one stays.
 */
export async function setSubletInvoice(
  context: Context,
  id: number,
  chargeId: number,
  { cost, supplier_id, supplier_invoice }: SubletInvoice,
): Promise<RepairOrder> {
  const { db } = context
  if (!seesCosts(context)) throw refusal(commonErrors.forbidden)
  const order = await lockRepairOrder(context, id)
  if (order.status === 'deleted') throw refusal(repairOrderErrors.deleted_order_not_editable)
  const before = await findSublet(context, id, chargeId)
  const suppliers = await readSuppliers(context, [{ supplier_id }])
  if (supplier_id !== null && !suppliers.has(supplier_id)) {
    throw refusal(chargeErrors.supplier_not_found, { parameter: 'supplier_id' })
  }
  const savedCost = before.cost === null ? null : Number(before.cost)
  const isSame =
    cost === savedCost && supplier_id === before.supplier_id && supplier_invoice === before.supplier_invoice
  if (!isSame) {
    await db
      .updateTable('repair_order_charges')
      .set({ cost: cost === null ? null : String(cost), supplier_id, supplier_invoice })
      .where('id', '=', chargeId)
      .execute()
    await db
      .updateTable('repair_orders')
      .set({
        charges_cost: sql`(select coalesce(sum(cost), 0) from repair_order_charges where order_id = ${id})`,
        version: isOpen(order.status) ? order.version + 1 : order.version,
      })
      .where('id', '=', id)
      .execute()
    // Without the cost, which not everybody sees.
    const params = { name: before.name, number: supplier_invoice || '-' }
    context.record({ kind: 'repair_order', recordId: id, act: 'sublet_invoice', params })
    announce(context, 'repair_order', id)
  }
  return readRepairOrder(context, id)
}
