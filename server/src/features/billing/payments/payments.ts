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

/** A payment that was not deleted, as `paymentsJson` reads it. */
export type StoredPayment = Omit<Payment, 'payment_method_name'>

/**
 * A JSON array of an order's payments that were not deleted, oldest first, to be selected with it. `orderId` stands for its
 * id in the query; `which` may ask for some of them (`p`).
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

/** The order's payments that were not deleted, oldest first. */
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

/** Undefined when the order has no such payment, or it was deleted. */
export const readPayment = async (db: Kysely<Database>, kind: OrderKind, orderId: number, id: number) =>
  (await readPayments(db, kind, orderId, sql`p.id = ${id}`))[0]

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
export async function keepPaid(context: Context, orders: BilledOrders, order: PayableOrder): Promise<void> {
  const { rows } = await sql<Ledger>`
    select ${prepared} ${ledgerOf(orders.kind, order.id)}`.execute(context.db)
  await writeLedger(context, orders, order, rows[0]!)
}

export type PaymentLine = Omit<PaymentInput, 'orderId' | 'payment_method'> & { payment_method: PaymentMethod }

/** A line of the ledger of a locked order, which then holds what the ledger says. Returns its id. */
export async function addPayment(
  context: Context,
  orders: BilledOrders,
  order: PayableOrder,
  { amount, payment_date, payment_method, reference_number, notes }: PaymentLine,
): Promise<number> {
  const { kind } = orders
  // Nobody, when the customer paid by themselves.
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

type PayableOrder = Pick<BilledOrder, 'id' | 'total' | 'finishedAt'>

/** The payments of an order that were not deleted: their sum, and the day of the last. */
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
