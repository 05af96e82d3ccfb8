import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { readPayments, showPayment } from '#server/features/billing/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { readAttachments } from '#server/records/attachments.ts'
import { attachedToPartsOrders } from './attached-files.ts'
import { exemptUntil } from './charged-tax.ts'
import { shownAddress } from './order-address.ts'
import { readItems } from './part-items.ts'
import { readJoinedPartsOrders, toRow } from './parts-order-rows.ts'
import { showItems } from './shown-items.ts'

/** An order or a draft; a deleted one is not found. */
export const getPartsOrder = (context: Context, id: number): Promise<PartsOrder> =>
  inSnapshot(context.db, db => readPartsOrder({ ...context, db }, id))

/** The whole order as the caller sees it. A read uses a snapshot; in a write the row is locked. */
export async function readPartsOrder(context: Context, id: number): Promise<PartsOrder> {
  const { db } = context
  const [order] = await readJoinedPartsOrders(db, [id])
  if (!order || order.deleted_at) throw refusal(partsOrderErrors.no_such_parts_order)
  const items = await showItems(db, await readItems(db, id))
  const attachments = await readAttachments(context, attachedToPartsOrders, id)
  const seesPayments =
    context.may('orders-parts.create-payment') || context.may('orders-parts.delete-payment')
  const payments = seesPayments && !order.is_draft ? await readPayments(db, 'parts_order', id) : []
  return {
    ...toRow(context, order),
    items,
    delivery_address: shownAddress(order.delivery_address),
    billing_address: shownAddress(order.billing_address),
    payment: {
      terms: order.payment_terms,
      method: order.payment_method,
      with_tax_exemption: order.with_tax_exemption,
    },
    tax_rate: Number(order.tax_rate),
    exempt_until: await exemptUntil(context, order.customer_id),
    attachments,
    payments: payments.map(showPayment(context)),
  }
}
