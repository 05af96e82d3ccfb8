import type { OrderKind } from '#contract/records/record-kinds.ts'
import type { Context } from '#server/operation/context.ts'

interface IssuedInvoice {
  kind: OrderKind
  orderId: number
  invoiceDate: string
  recipients?: readonly string[]
}

/** Stores that an invoice was issued; the date of the first is proposed for the next. */
export async function recordInvoice(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  { kind, orderId, invoiceDate, recipients = [] }: IssuedInvoice,
): Promise<void> {
  await db
    .insertInto('invoices')
    .values({
      order_kind: kind,
      order_id: orderId,
      invoice_date: invoiceDate,
      recipients: JSON.stringify(recipients),
      created_by: user.id,
      created_at: now,
    })
    .execute()
}
