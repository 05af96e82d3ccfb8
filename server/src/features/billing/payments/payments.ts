import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Payment, PaymentInput } from '#contract/billing/payment.ts'
import type { PaymentMethod } from '#contract/lookups/payment-methods.ts'
import type { OrderKind } from '#contract/records/record-kinds.ts'
import { isPaidInFull } from '#contract/repair-orders/payment-status.ts'
import { startOfDay } from '#contract/shared/dates.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import type { Context } from '#server/operation/context.ts'
import { fromUnixSeconds } from '#server/platform/clock.ts'
import type { BilledOrder, BilledOrders } from '../billed-orders.ts'

export type StoredPayment = Omit<Payment, 'payment_method_name'>

/**
 * A JSON array of an order's payments that were not deleted, oldest first, for a select. `orderId`: its id in the
 * query; `which`: a condition on `p`.
 */
export const paymentsJson = (
  kind: OrderKind,
  orderId: RawBuilder<unknown>,
  which: RawBuilder<unknown> = sql`true`,
) =>
  sql<StoredPayment[]>`(
    select coalesce(json_agg(json_build_object(
      'id', p.id, 'amount', p.amount, 'payment_date', p.payment_date, 'payment_method', p.payment_method,
      'reference_number', p.reference_number, 'notes', p.notes,
      'created_by', case when u.id is not null then json_build_object('id', u.id, 'full_name', u.full_name) end,
      'created_at', floor(extract(epoch from p.created_at))
    ) order by p.id), '[]')
    from payments p left join users u on u.id = p.created_by
    where p.order_kind = ${kind} and p.order_id = ${orderId} and ${which}
      and not exists (select from payment_reversals r where r.payment_id = p.id)
  )`

/** Not the deleted ones; oldest first. */
export async function readPayments(
  db: Kysely<Database>,
  kind: OrderKind,
  orderId: number,
  which?: RawBuilder<unknown>,
): Promise<StoredPayment[]> {
  const { payments } = await db
    .selectNoFrom(paymentsJson(kind, sql`${orderId}::bigint`, which).as('payments'))
    .modifyFront(prepared)
    .executeTakeFirstOrThrow()
  return payments
}

/** Undefined if the order has no such payment, or it was deleted. */
export const readPayment = async (db: Kysely<Database>, kind: OrderKind, orderId: number, id: number) =>
  (await readPayments(db, kind, orderId, sql`p.id = ${id}`))[0]

export const showPayment =
  ({ t }: Pick<Context, 't'>) =>
  (payment: StoredPayment): Payment => ({
    ...payment,
    payment_method_name: t(`lookups.payment_methods.${payment.payment_method}`),
  })

/**
 * Stores the paid state of a locked order: how much, whether in full, since when. Call it in the same transaction as a
 * new line of the ledger, a new total (dollars) or a new status.
 */
export async function storePaidState(
  context: Context,
  orders: BilledOrders,
  order: PayableOrder,
): Promise<void> {
  const { rows } = await sql<Ledger>`
    select ${prepared} ${ledgerOf(orders.kind, order.id)}`.execute(context.db)
  await writeLedger(context, orders, order, rows[0]!)
}

export type PaymentLine = Omit<PaymentInput, 'orderId' | 'payment_method'> & { payment_method: PaymentMethod }

/** Adds a line to the ledger of a locked order and stores its paid state. Returns the line's id. */
export async function addPayment(
  context: Context,
  orders: BilledOrders,
  order: PayableOrder,
  { amount, payment_date, payment_method, reference_number, notes }: PaymentLine,
): Promise<number> {
  const { kind } = orders
  // Null when the customer paid online.
  const createdBy = context.user?.id ?? null
  const { rows } = await sql<Ledger & { id: number }>`
    with ${prepared} line as (
      insert into payments
        (order_kind, order_id, amount, payment_date, payment_method, reference_number, notes, created_by, created_at)
      values (${kind}, ${order.id}, ${amount}, ${payment_date}, ${payment_method}, ${reference_number}, ${notes}, ${createdBy}, ${context.now})
      returning id, amount, payment_date
    ), before as (
      select ${ledgerOf(kind, order.id)}
    )
    select line.id, before.paid + line.amount as paid, greatest(before.last, line.payment_date) as last
    from line, before`.execute(context.db)
  const { id, ...ledger } = rows[0]!
  await writeLedger(context, orders, order, ledger)
  return id
}

export type PayableOrder = Pick<BilledOrder, 'id' | 'total' | 'finishedAt'>

/** Sum and last day of an order's payments that were not deleted. */
interface Ledger {
  paid: string
  last: string | null
}

const ledgerOf = (kind: OrderKind, orderId: number) => sql`
      coalesce(sum(p.amount), 0) as paid, max(p.payment_date) as last
      from payments p left join payment_reversals r on r.payment_id = p.id
      where p.order_kind = ${kind} and p.order_id = ${orderId} and r.payment_id is null`

function writeLedger(
  context: Context,
  orders: BilledOrders,
  { id, total, finishedAt }: PayableOrder,
  { paid, last }: Ledger,
): Promise<void> {
  const isPaid = isPaidInFull(Number(paid), total, finishedAt !== null)
  const lastPaidAt = last === null ? finishedAt : fromUnixSeconds(startOfDay(context.companyTimezone, last))
  return orders.writePaid(context, id, { amount: paid, isPaid, paidAt: isPaid ? lastPaidAt : null })
}
