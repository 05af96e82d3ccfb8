import { repairOrderErrors } from '#contract/repair-orders/repair-order-errors.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { findRepairOrder, markBilled } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/http/context.ts'
import type { Download } from '#server/http/download.ts'
import { refusal } from '#server/http/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import { writeHistory } from '#server/records/history.ts'
import { orderInvoice, readInvoicedOrder } from './order-invoice.ts'

/** The invoice as a PDF. The first one bills the order, in a transaction of its own once the PDF is there. */
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
  const content = await context.shop.renderPdf('invoice', document)
  if (!order.billed_at) await recordFirstInvoice(context, orderId, invoiceDate)
  return {
    content,
    fileName: `${order.order_number}.pdf`,
    mimeType: 'application/pdf',
    size: content.length,
    inline: true,
  }
}

async function recordFirstInvoice(context: Context, orderId: number, invoiceDate: string): Promise<void> {
  const isFirst = await context.shop.db.transaction().execute(async db => {
    if (!(await markBilled(db, orderId, context.now))) return false
    await db
      .insertInto('invoices')
      .values({
        order_kind: 'repair_order',
        order_id: orderId,
        invoice_date: invoiceDate,
        created_by: context.user.id,
        created_at: context.now,
      })
      .execute()
    await writeHistory(db, [{ kind: 'repair_order', recordId: orderId, act: 'invoice_generated' }], {
      userId: context.user.id,
      timezone: context.timezone,
      now: context.now,
    })
    return true
  })
  if (isFirst) announce({ publish: context.shop.realtime.tell }, 'repair_order', orderId)
}
