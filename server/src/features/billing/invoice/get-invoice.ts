import type { z } from 'zod'
import type { invoiceQuery } from '#contract/billing/documents.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { todayOf } from '#server/platform/clock.ts'
import { announce } from '#server/records/announce.ts'
import type { BilledOrders } from '../billed-orders.ts'
import { recordInvoice } from './record-invoice.ts'
import { pdfDownload, renderInvoice } from './render-invoice.ts'

/** The invoice as a PDF. The first one that is not a preview marks the order as billed. */
export async function getInvoice(
  context: Context,
  orders: BilledOrders,
  orderId: number,
  { invoice_date, preview }: z.output<typeof invoiceQuery>,
): Promise<Download> {
  const invoice = await inSnapshot(context.db, async db => {
    await orders.refuseUnbillable({ ...context, db }, orderId)
    return (await orders.readInvoice(db, orderId))!
  })
  const invoiceDate = invoice_date ?? invoice.firstDate ?? todayOf(context)
  const content = await renderInvoice(context.shop, await invoice.document(context.shop, invoiceDate))
  if (!preview && invoice.firstDate === null) await recordFirstInvoice(context, orders, orderId, invoiceDate)
  return pdfDownload(content, `${invoice.number}.pdf`)
}

/** Rendering takes a while: the order may have changed or been deleted meanwhile. */
const recordFirstInvoice = (
  context: Context,
  orders: BilledOrders,
  orderId: number,
  invoiceDate: string,
): Promise<void> =>
  context.write(async writing => {
    const { kind } = orders
    await orders.lock(writing, orderId)
    if (!(await orders.markBilled(writing.db, orderId, writing.now))) return
    await recordInvoice(writing, { kind, orderId, invoiceDate })
    writing.record({ kind, recordId: orderId, act: 'invoice_generated' })
    announce(writing, kind, orderId)
  })
