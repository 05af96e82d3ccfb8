import { sql } from 'kysely'
import type { OrdersReportRow } from '#contract/reports/orders-report.ts'
import { localDateTimeIn } from '#contract/shared/dates.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import { overdueSql } from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf, unixSeconds } from '#server/platform/clock.ts'
import { partsCost } from './parts-cost.ts'

export async function readOrdersReportRows(
  context: Context,
  ids: readonly number[],
): Promise<OrdersReportRow[]> {
  const rows = await context.db
    .selectFrom('repair_orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customer_id')
    .select([
      'o.id',
      'order_number',
      'total_amount',
      'balance',
      'implementation_date',
      'customer_id',
      'status',
      'is_paid',
      partsCost.as('parts_cost'),
      'net_amount',
      'charges_amount',
      'charges_cost',
      overdueSql(todayOf(context)).as('is_overdue'),
      sql<string>`coalesce(o.customer_snapshot->>'full_name', c.full_name)`.as('customer'),
      sql<string>`coalesce(o.customer_snapshot->>'company_name', c.company_name)`.as('company_name'),
    ])
    .where('o.id', 'in', ids)
    .execute()
  const isShown = seesCosts(context)
  return rows.map(({ balance, net_amount, is_overdue, ...row }) => {
    const isDue = !row.is_paid && row.status !== 'deleted'
    const due = isDue ? toCents(balance) : 0
    const cost = toCents(row.parts_cost)
    return {
      ...row,
      status: row.status as OrdersReportRow['status'],
      parts_cost: isShown ? toDollars(cost) : null,
      total_amount: Number(row.total_amount),
      charges_amount: Number(row.charges_amount),
      charges_cost: isShown ? Number(row.charges_cost) : null,
      profit: isShown ? toDollars(toCents(net_amount) - cost - toCents(row.charges_cost)) : null,
      implementation_date: localDateTimeIn(context.companyTimezone, unixSeconds(row.implementation_date)),
      current_due: toDollars(is_overdue ? 0 : due),
      past_due: toDollars(is_overdue ? due : 0),
      total_due: toDollars(due),
    }
  })
}
