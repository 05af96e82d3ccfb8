import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { findRepairOrder, lockRepairOrder, markBilled } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import { orderInvoice, readInvoicedOrder } from './order-invoice.ts'
import { renderInvoice } from './render-invoice.ts'

/** The invoice as a PDF. The first one bills the order, once the PDF is there. */
export async function getOrderInvoice(
  context: Context,
  orderId: number,
  invoiceDate = todayOf(context),
): Promise<Download> {
  const read = await inSnapshot(context.db, async db => {
    const { status } = await findRepairOrder({ ...context, db }, orderId)
    if (status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
    return (await readInvoicedOrder(db, orderId))!
  })
  const { order } = read
  const document = await orderInvoice(context.shop, read, invoiceDate)
  const content = await renderInvoice(context.shop, document)
  if (!order.billed_at) await recordFirstInvoice(context, orderId, invoiceDate)
  return {
    content,
    fileName: `${order.order_number}.pdf`,
    mimeType: 'application/pdf',
    size: content.length,
    inline: true,
  }
}

/** The order may have been changed, or be gone, since it was read: rendering takes a while. */
const recordFirstInvoice = (context: Context, orderId: number, invoiceDate: string): Promise<void> =>
  context.write(async writing => {
    const { status } = await lockRepairOrder(writing, orderId)
    if (status === 'deleted') throw refusal(repairOrderErrors.order_is_deleted)
    if (!(await markBilled(writing.db, orderId, writing.now))) return
    await writing.db
      .insertInto('invoices')
      .values({
        order_kind: 'repair_order',
        order_id: orderId,
        invoice_date: invoiceDate,
        created_by: writing.user.id,
        created_at: writing.now,
      })
      .execute()
    writing.record({ kind: 'repair_order', recordId: orderId, act: 'invoice_generated' })
    announce(writing, 'repair_order', orderId)
  })
