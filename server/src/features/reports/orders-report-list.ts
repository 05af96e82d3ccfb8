import { sql } from 'kysely'
import type { OrdersReportQuery, OrdersReportRow } from '#contract/reports/orders-report.ts'
import { type List, readPage } from '#server/database/read-page.ts'
import {
  alongRepairOrders,
  filteredRepairOrders,
  isNarrowed,
  isUnpaidOnly,
  overdueSql,
  repairOrderSearch,
  unpaidSql,
} from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { readOrdersReportRows } from './orders-report-rows.ts'

export const listOrdersReport = (context: Context, query: OrdersReportQuery) =>
  readPage(context.db, query, ordersReportList(context, query))

/** What the filters find, for a page of it and for all of it. */
export function ordersReportList(context: Context, query: OrdersReportQuery): List<OrdersReportRow> {
  const { sorts, sparse } = dueSorts(todayOf(context))
  return {
    matching: filteredRepairOrders(context, query).select('o.id'),
    search: query.search ? repairOrderSearch(query.search) : undefined,
    narrowed: isUnpaidOnly(query) ? 'exact' : isNarrowed(context, query) ? undefined : 'none',
    // Order numbers rise with the id.
    sorts: {
      created: ['o.id'],
      order_number: ['o.id'],
      total_amount: ['o.total_amount', 'o.id'],
      implementation_date: ['o.implementation_date', 'o.id'],
      ...sorts,
    },
    sparse,
    ...alongRepairOrders(context, query),
    rows: ids => readOrdersReportRows(context, ids),
  }
}

/** Only unpaid orders are due something, and which of them are overdue, the day says. */
function dueSorts(today: string) {
  const overdue = overdueSql(today)
  const owing = {
    current_due: sql<boolean>`(${unpaidSql} and not ${overdue} and o.total_amount > o.paid_amount)`,
    past_due: sql<boolean>`(${unpaidSql} and ${overdue})`,
    total_due: sql<boolean>`(${unpaidSql} and o.total_amount > o.paid_amount)`,
  }
  const byDue = (of: keyof typeof owing) =>
    [sql`(case when ${owing[of]} then o.total_amount - o.paid_amount else 0 end)`, 'o.id'] as const
  return {
    sorts: {
      current_due: byDue('current_due'),
      past_due: byDue('past_due'),
      total_due: byDue('total_due'),
    },
    sparse: owing,
  }
}
