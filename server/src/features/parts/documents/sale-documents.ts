import { partErrors } from '#contract/parts/part-errors.ts'
import { shownDate } from '#contract/shared/dates.ts'
import { inSnapshot } from '#server/database/in-snapshot.ts'
import { pdfDownload, renderInvoice } from '#server/features/billing/index.ts'
import type { Context } from '#server/operation/context.ts'
import type { Download } from '#server/operation/download.ts'
import { refusal } from '#server/operation/refusal.ts'
import { todayOf } from '#server/platform/clock.ts'
import { type CounterSale, readCounterSale } from '../stock/counter-sale.ts'
import { saleDocument } from './sale-document.ts'

export const getTransactionInvoice = (context: Context, transactionId: number): Promise<Download> =>
  documentOf(context, transactionId, 'invoice')

export const getTransactionReceipt = (context: Context, transactionId: number): Promise<Download> =>
  documentOf(context, transactionId, 'receipt')

async function documentOf(
  context: Context,
  transactionId: number,
  kind: 'invoice' | 'receipt',
): Promise<Download> {
  const { sale, company } = await inSnapshot(context.db, async db => ({
    sale: await readCounterSale(db, transactionId),
    company: await db.selectFrom('company').selectAll().executeTakeFirstOrThrow(),
  }))
  const isPaid = sale.terms.payment_date <= todayOf(context)
  if (kind === 'receipt' && !isPaid) throw notPaidYet(sale)
  const document = await saleDocument(context.shop, { sale, company, kind, isPaid })
  return pdfDownload(
    await renderInvoice(context.shop, document),
    `${kind}-${sale.invoice_number.replace(/[^\p{L}\p{N}_-]/gu, '-')}.pdf`,
  )
}

const notPaidYet = ({ terms }: CounterSale) =>
  refusal(partErrors.sale_not_paid_yet, { params: { date: shownDate(terms.payment_date) } })
