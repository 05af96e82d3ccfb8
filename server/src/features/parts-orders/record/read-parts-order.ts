import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { partsOrderErrors } from '#contract/parts-orders/parts-order-errors.ts'
import { showPayment } from '#server/features/billing/index.ts'
import { showCharge } from '#server/features/charges/index.ts'
import { exemptUntil } from '#server/features/customers/index.ts'
import type { Context } from '#server/operation/context.ts'
import { refusal } from '#server/operation/refusal.ts'
import { unixSeconds } from '#server/platform/clock.ts'
import { showAttachment } from '#server/records/attachments.ts'
import { attachedToPartsOrders } from '../attached-files.ts'
import { showItem } from '../items/shown-items.ts'
import { shownAddress } from '../save/order-address.ts'
import { readWholePartsOrder, toRow } from './parts-order-rows.ts'

/** The order or draft as the caller sees it; 404 if deleted. In a write, the row is locked already. */
export async function readPartsOrder(context: Context, id: number): Promise<PartsOrder> {
  const order = await readWholePartsOrder(context.db, id)
  if (!order || order.deleted_at) throw refusal(partsOrderErrors.no_such_parts_order)
  const seesPayments =
    context.may('orders-parts.create-payment') || context.may('orders-parts.delete-payment')
  return {
    ...toRow(context, order),
    draft_name: order.draft_name ?? '',
    saved_for_later_at: order.saved_for_later_at && unixSeconds(order.saved_for_later_at),
    items: order.items.map(showItem),
    charges: order.charges.map(showCharge(context)),
    delivery_address: shownAddress(order.delivery_address),
    billing_address: shownAddress(order.billing_address),
    payment: {
      terms: order.payment_terms,
      method: order.payment_method,
      with_tax_exemption: order.with_tax_exemption,
    },
    tax_rate: Number(order.tax_rate),
    tax_labor: Number(order.tax_labor),
    exempt_until: exemptUntil(context, order.accepted_until),
    attachments: order.files.map(showAttachment(context, attachedToPartsOrders, id)),
    payments: seesPayments && !order.is_draft ? order.payments.map(showPayment(context)) : [],
  }
}
