import type { Kysely } from 'kysely'
import { insertNumberedRows, insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import type { Calendar } from './calendar.ts'
import type { WrittenOrder } from './repair-orders.ts'

export async function writePayments(
  db: Kysely<Database>,
  calendar: Calendar,
  orders: readonly WrittenOrder[],
): Promise<void> {
  const payments = orders
    .flatMap(order => order.payments.map(payment => ({ ...payment, order })))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const ids = await insertNumberedRows(
    db,
    'payments',
    payments.map(payment => ({
      order_kind: 'repair_order',
      order_id: payment.order.id,
      amount: payment.amount,
      payment_date: calendar.dateOf(payment.day),
      payment_method: payment.method,
      reference_number: payment.reference,
      notes: payment.notes,
      created_by: payment.by.id,
      created_at: payment.at,
    })),
  )
  await insertRows(
    db,
    'payment_reversals',
    payments.flatMap(({ reversed_at, by }, index) =>
      reversed_at ? [{ payment_id: ids[index]!, reversed_by: by.id, reversed_at }] : [],
    ),
  )
  const invoices = orders
    .flatMap(order => order.invoices.map(invoice => ({ ...invoice, order })))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  await insertRows(
    db,
    'invoices',
    invoices.map(({ order, day, recipients, by, at }) => ({
      order_kind: 'repair_order',
      order_id: order.id,
      invoice_date: calendar.dateOf(day),
      recipients,
      created_by: by.id,
      created_at: at,
    })),
  )
}
