import { sql } from 'kysely'
import type { OrdersReportFilters, OrdersReportSeries } from '#contract/reports/orders-report.ts'
import { lastYear, seriesUnitOf } from '#contract/reports/report-series.ts'
import { formatDatesRange, parseDatesRange } from '#contract/shared/dates.ts'
import { toCents, toDollars } from '#contract/shared/money.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { foundOrders } from './orders-report-totals.ts'
import { amountsOfOrder, isByDay, ordersByDay } from './sums-by-day.ts'
import { withEmptyPoints } from './with-empty-points.ts'

export async function getOrdersReportSeries(
  context: Context,
  filters: OrdersReportFilters,
): Promise<OrdersReportSeries> {
  const dates_range = filters.dates_range ?? formatDatesRange(lastYear(todayOf(context)))
  const found = await foundOrders(context, { ...filters, dates_range })
  const range = parseDatesRange(dates_range)!
  const unit = seriesUnitOf(range)
  const amounts = isByDay(context, filters)
    ? ordersByDay(context, { ...filters, dates_range })
    : context.db.selectFrom(
        found
          .select(
            sql<string>`(o.implementation_date at time zone ${context.companyTimezone})::date`.as('day'),
          )
          .select(amountsOfOrder)
          .as('o'),
      )
  const rows = await amounts
    .select([
      sql<string>`date_trunc(${unit}, o.day::timestamp)::date::text`.as('date'),
      sql<string>`sum(o.total)`.as('sales'),
      sql<string>`sum(o.labor)`.as('labor'),
      sql<string>`sum(o.parts)`.as('parts'),
      sql<string>`sum(o.charges)`.as('charges'),
      sql<string>`sum(o.net - o.cost - o.charges_cost)`.as('profit'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
  const isShown = seesCosts(context)
  const points = rows.map(({ date, sales, profit, labor, parts, charges }) => ({
    date,
    sales: Number(sales),
    profit: isShown ? toDollars(toCents(profit)) : null,
    labor: Number(labor),
    parts: Number(parts),
    charges: Number(charges),
  }))
  const empty = { sales: 0, profit: isShown ? 0 : null, labor: 0, parts: 0, charges: 0 }
  return { ...range, unit, points: withEmptyPoints({ ...range, unit, points }, empty) }
}
