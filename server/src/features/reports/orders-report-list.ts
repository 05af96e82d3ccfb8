import { sql } from 'kysely'
import type { OrdersReportQuery, OrdersReportRow } from '#contract/reports/orders-report.ts'
import type { List, Segments } from '#server/database/lists/list.ts'
import type { Columns } from '#server/database/lists/query.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import {
  filteredRepairOrders,
  overdueSql,
  owedSql,
  repairOrderSearch,
  repairOrderSource,
  unpaidSql,
} from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { readOrdersReportRows } from './orders-report-rows.ts'

export const listOrdersReport = (context: Context, query: OrdersReportQuery) =>
  readPage(context.db, query, ordersReportList(context, query))

export function ordersReportList(context: Context, query: OrdersReportQuery): List<OrdersReportRow> {
  const { sorts, segments } = dueSorts(todayOf(context), query)
  return {
    matching: filteredRepairOrders(context, query).select('o.id'),
    search: query.search ? repairOrderSearch(query.search) : undefined,
    // Order numbers rise with the id.
    sorts: {
      created: ['o.id'],
      order_number: ['o.id'],
      total_amount: ['o.total_amount', 'o.id'],
      implementation_date: ['o.implementation_date', 'o.id'],
      ...sorts,
    },
    segments,
    ...repairOrderSource(context, query),
    rows: ids => readOrdersReportRows(context, ids),
  }
}

/** Only unpaid orders have dues; today decides which are overdue. */
function dueSorts(today: string, filters: OrdersReportQuery): Pick<List<never>, 'sorts' | 'segments'> {
  // No redundant conditions: PostgreSQL would underestimate the rows.
  const dues = {
    current_due: owedSql('not_due', today),
    past_due: overdueSql(today),
    total_due: sql<boolean>`(${unpaidSql} and o.balance > 0)`,
  }
  const sorts: Record<string, Columns> = {}
  const segments: Record<string, Segments> = {}
  for (const name of ['current_due', 'past_due', 'total_due'] as const) {
    const has = dueCondition(name, filters)
    if (has === 'some')
      segments[name] = {
        condition: dues[name],
        columns: ['o.balance', 'o.id'],
        otherColumns: [sql`0::numeric`, 'o.id'],
      }
    const orZero = sql`(case when ${dues[name]} then o.balance else 0 end)`
    const due = { none: [], some: [orZero], all: ['o.balance'] }
    sorts[name] = [...due[has], 'o.id']
  }
  return { sorts, segments }
}

function dueCondition(
  name: 'current_due' | 'past_due' | 'total_due',
  { status, payment_status }: OrdersReportQuery,
): 'none' | 'some' | 'all' {
  if (status === 'deleted' || payment_status === 'paid') return 'none'
  if (payment_status === 'overdue') return name === 'current_due' ? 'none' : 'all'
  return payment_status === 'not_overdue' && name === 'past_due' ? 'none' : 'some'
}
