import type { Kysely } from 'kysely'
import { insertRows } from '#server/database/insert-rows.ts'
import type { Database } from '#server/database/tables.ts'
import type { Calendar } from './calendar.ts'
import type { WrittenPartsOrder } from './parts-orders.ts'

export async function writePartsOrderPapers(
  db: Kysely<Database>,
  calendar: Calendar,
  orders: readonly WrittenPartsOrder[],
): Promise<void> {
  const of = ({ id }: WrittenPartsOrder) => ({ order_kind: 'parts_order', order_id: id })
  await insertRows(
    db,
    'payments',
    orders.flatMap(order =>
      order.payments.map(({ amount, day, at, method, by }) => ({
        ...of(order),
        amount,
        payment_date: calendar.dateOf(day),
        payment_method: method,
        reference_number: null,
        notes: '',
        created_by: by.id,
        created_at: at,
      })),
    ),
  )
  await insertRows(
    db,
    'invoices',
    orders.flatMap(order =>
      order.billed
        ? [
            {
              ...of(order),
              invoice_date: calendar.dateOf(order.billed.day),
              recipients: [],
              created_by: order.author?.id ?? null,
              created_at: order.billed.at,
            },
          ]
        : [],
    ),
  )
  await insertRows(
    db,
    'comments',
    orders.flatMap(({ id, comments }) =>
      comments.map(({ text, author, at }) => ({
        kind: 'parts_order',
        record_id: id,
        comment: text,
        author_id: author.id,
        timezone: calendar.timezone,
        created_at: at,
      })),
    ),
  )
}
