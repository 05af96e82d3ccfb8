import { sql } from 'kysely'
import type { OrdersReportFilters, OrdersReportTotals } from '#contract/reports/orders-report.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { matchesSearch } from '#server/database/lists/search.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import {
  filteredRepairOrders,
  repairOrderSearch,
  showDues,
  sumsDue,
} from '#server/features/repair-orders/index.ts'
import type { Context } from '#server/operation/context.ts'
import { amountsOfOrder, isByDay, ordersByDay } from './sums-by-day.ts'

export async function foundOrders(context: Context, filters: OrdersReportFilters) {
  const { search } = filters
  const found = search ? await matchesSearch(context.db, repairOrderSearch(search)) : sql<boolean>`true`
  return filteredRepairOrders(context, filters).where(found)
}

export async function getOrdersReportTotals(
  context: Context,
  filters: OrdersReportFilters,
): Promise<OrdersReportTotals> {
  const matching = await foundOrders(context, filters)
  const amounts = isByDay(context, filters)
    ? ordersByDay(context, filters)
    : context.db.selectFrom(matching.select(amountsOfOrder).as('o'))
  const totals = amounts.select([
    sql<string>`coalesce(sum(o.total), 0)`.as('total'),
    sql<string>`coalesce(sum(o.net), 0)`.as('net'),
    sql<string>`coalesce(sum(o.cost), 0)`.as('cost'),
    sql<string>`coalesce(sum(o.charges), 0)`.as('charges'),
    sql<string>`coalesce(sum(o.charges_cost), 0)`.as('charges_cost'),
  ])
  const sums = await context.db
    .selectFrom([sumsDue(context, filters, matching).as('dues'), totals.as('totals')])
    .selectAll()
    .executeTakeFirstOrThrow()
  const isShown = seesCosts(context)
  const cost = toCents(sums.cost)
  return {
    ...showDues(sums),
    total_amount: Number(sums.total),
    total_profit: isShown ? toDollars(toCents(sums.net) - cost - toCents(sums.charges_cost)) : null,
    total_parts_cost: isShown ? toDollars(cost) : null,
    total_charges: Number(sums.charges),
    total_charges_cost: isShown ? Number(sums.charges_cost) : null,
  }
}
