import { type RawBuilder, type SqlBool, sql } from 'kysely'
import {
  isOwedGroup,
  type OwedGroup,
  overdueAges,
  type PaymentFilter,
} from '#contract/repair-orders/payment-status.ts'
import { addDays } from '#contract/shared/dates.ts'

type Condition = RawBuilder<SqlBool>

/** Columns for the payment status, of orders or of unpaid orders summed by due date. */
interface Row {
  isPaid: Condition
  isUnpaid: Condition
  hasBalance: Condition
  isFinished: Condition
  isBilled: Condition
  dueDate: RawBuilder<unknown>
}

/** The condition of the index of unpaid orders. */
export const unpaidSql = sql<boolean>`(not o.is_paid and o.status <> 'deleted')`

const order: Row = {
  isPaid: sql`o.is_paid`,
  isUnpaid: unpaidSql,
  hasBalance: sql`o.balance > 0`,
  isFinished: sql`o.status = 'finished'`,
  isBilled: sql`o.billed_at is not null`,
  dueDate: sql`o.due_date`,
}

/** Of `unpaid_repair_order_days as d`. */
export const unpaidDay: Row = {
  isPaid: sql`false`,
  isUnpaid: sql`true`,
  hasBalance: sql`d.is_owing`,
  isFinished: sql`d.status = 'finished'`,
  isBilled: sql`d.is_billed`,
  dueDate: sql`d.due_date`,
}

export const overdueSql = (today: string, { isUnpaid, hasBalance, dueDate } = order) =>
  sql<boolean>`(${isUnpaid} and ${hasBalance} and ${dueDate} < ${today}::date)`

export function owedSql(group: OwedGroup, today: string, row = order) {
  const owed = sql`${row.isUnpaid} and ${row.hasBalance}`
  if (group === 'to_bill') return sql<boolean>`(${owed} and ${row.isFinished} and not ${row.isBilled})`
  if (group === 'not_due') return sql<boolean>`(${owed} and ${row.dueDate} >= ${today}::date)`
  const { from, to } = overdueAges.find(({ name }) => name === group)!
  const since = to === null ? sql`` : sql` and ${row.dueDate} >= ${addDays(today, -to)}::date`
  return sql<boolean>`(${owed} and ${row.dueDate} <= ${addDays(today, -from)}::date${since})`
}

export function paymentStatusSql(status: PaymentFilter, today: string, row = order) {
  if (isOwedGroup(status)) return owedSql(status, today, row)
  switch (status) {
    case 'paid':
      return sql<boolean>`${row.isPaid}`
    case 'not_paid':
      return sql<boolean>`not ${row.isPaid}`
    case 'billed':
      return sql<boolean>`${row.isBilled}`
    case 'not_billed':
      return sql<boolean>`not ${row.isBilled}`
    case 'overdue':
      return overdueSql(today, row)
    case 'not_overdue':
      return sql<boolean>`not ${overdueSql(today, row)}`
    case 'refunded':
      return sql<boolean>`false`
  }
}
