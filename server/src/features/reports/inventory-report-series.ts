import { sql } from 'kysely'
import type { InventoryReportFilters, InventoryReportSeries } from '#contract/reports/inventory-report.ts'
import { lastYear, seriesUnitOf } from '#contract/reports/report-series.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { todayOf } from '#server/platform/clock.ts'
import { foundMovements } from './movement-filters.ts'
import { costOfMovement, isPurchase, priceOfMovement } from './movement-sums.ts'
import { isMovementsByDay, movementsByDay } from './sums-by-day.ts'
import { withEmptyPoints } from './with-empty-points.ts'

export async function getInventoryReportSeries(
  context: Context,
  filters: InventoryReportFilters,
): Promise<InventoryReportSeries> {
  const range = periodOf(filters, todayOf(context))
  const unit = seriesUnitOf(range)
  const chosen = { ...filters, date_from: range.from, date_to: range.to }
  const amounts = isMovementsByDay(filters)
    ? movementsByDay(context, chosen).select(['m.day', 'm.operation_type', 'm.cost', 'm.price'])
    : (await foundMovements(context, chosen)).select([
        'm.date as day',
        'm.operation_type',
        costOfMovement.as('cost'),
        priceOfMovement.as('price'),
      ])
  const rows = await context.db
    .selectFrom(amounts.as('m'))
    .select([
      sql<string>`date_trunc(${unit}, m.day::timestamp)::date::text`.as('date'),
      sql<string>`coalesce(round(sum(m.cost) filter (where ${isPurchase}), 2), 0)`.as('purchases'),
      sql<string>`coalesce(round(sum(m.price) filter (where not ${isPurchase}), 2), 0)`.as('sales'),
    ])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute()
  const isShown = seesCosts(context)
  const points = rows.map(({ date, purchases, sales }) => ({
    date,
    purchases: isShown ? Number(purchases) : null,
    sales: Number(sales),
  }))
  return {
    ...range,
    unit,
    points: withEmptyPoints({ ...range, unit, points }, { purchases: isShown ? 0 : null, sales: 0 }),
  }
}

/** The chosen days. An open end is twelve months from the other, without both the last twelve months. */
function periodOf({ date_from, date_to }: InventoryReportFilters, today: string) {
  const year = lastYear(date_to ?? today)
  return { from: date_from ?? year.from, to: date_to ?? (date_from ? today : year.to) }
}
