import { type Kysely, sql } from 'kysely'
import type { Payment } from '#contract/billing/payment.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { isPaidInFull } from '#contract/repair-orders/payment-status.ts'
import { startOfDay } from '#contract/shared/dates.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { fromUnixSeconds, unixSeconds } from '#server/platform/clock.ts'
import type { BilledOrder, BilledOrders } from './billed-orders.ts'

type StoredPayment = Omit<Payment, 'payment_method_name'>

/** The order's payments that were not deleted, oldest first; or one of them. */
export async function readPayments(
  db: Kysely<Database>,
  kind: OrderKind,
  orderId: number,
  paymentId?: number,
): Promise<StoredPayment[]> {
  const rows = await livePayments(db, kind, orderId)
    .$if(paymentId !== undefined, query => query.where('payments.id', '=', paymentId!))
    .leftJoin('users as u', 'u.id', 'payments.created_by')
    .select([
      'payments.id',
      'amount',
      'payment_date',
      'payment_method',
      'reference_number',
      'notes',
      'payments.created_by',
      'payments.created_at',
      'u.full_name',
    ])
    .orderBy('payments.id')
    .execute()
  return rows.map(row => ({
    id: row.id,
    amount: Number(row.amount),
    payment_date: row.payment_date,
    payment_method: row.payment_method as Payment['payment_method'],
    reference_number: row.reference_number,
    notes: row.notes,
    created_by: row.created_by === null ? null : { id: row.created_by, full_name: row.full_name! },
    created_at: unixSeconds(row.created_at),
  }))
}

/** As the contract shows one: with its method in words. */
export const showPayment =
  ({ t }: Pick<Context, 't'>) =>
  (payment: StoredPayment): Payment => ({
    ...payment,
    payment_method_name: t(`lookups.payment_methods.${payment.payment_method}`),
  })

/**
 * Has the order hold what the ledger of payments says: how much is paid, whether in full, and since when. Called with
 * the order's row locked, in the same transaction as the ledger's new line, the order's new total (dollars) or its new
 * status.
 */
export async function keepPaid(
  context: Context,
  orders: BilledOrders,
  { id, total, finishedAt }: Pick<BilledOrder, 'id' | 'total' | 'finishedAt'>,
): Promise<void> {
  const { paid, last } = await livePayments(context.db, orders.kind, id)
    .select([
      sql<string>`coalesce(sum(amount), 0)`.as('paid'),
      sql<string | null>`max(payment_date)`.as('last'),
    ])
    .executeTakeFirstOrThrow()
  const isPaid = isPaidInFull(Number(paid), total, finishedAt !== null)
  const lastPaidAt = last === null ? finishedAt : fromUnixSeconds(startOfDay(context.companyTimezone, last))
  await orders.writePaid(context, id, {
    amount: paid,
    isPaid,
    paidAt: isPaid ? lastPaidAt : null,
  })
}

const livePayments = (db: Kysely<Database>, kind: OrderKind, orderId: number) =>
  db
    .selectFrom('payments')
    .leftJoin('payment_reversals as r', 'r.payment_id', 'payments.id')
    .where('order_kind', '=', kind)
    .where('order_id', '=', orderId)
    .where('r.payment_id', 'is', null)
