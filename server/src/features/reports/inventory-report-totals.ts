import { sql } from 'kysely'
import type { InventoryReportFilters, InventoryReportTotals } from '#contract/reports/inventory-report.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { foundMovements } from './movement-filters.ts'
import { costOfMovement, priceOfMovement } from './movement-sums.ts'
import { isMovementsByDay, movementsByDay } from './sums-by-day.ts'

/** Rounded once from quantities of three and costs of four decimals. */
export async function getInventoryReportTotals(
  context: Context,
  filters: InventoryReportFilters,
): Promise<InventoryReportTotals> {
  const amounts = isMovementsByDay(filters)
    ? movementsByDay(context, filters).select(['m.cost', 'm.price'])
    : (await foundMovements(context, filters)).select([
        costOfMovement.as('cost'),
        priceOfMovement.as('price'),
      ])
  const sums = await context.db
    .selectFrom(amounts.as('m'))
    .select([
      sql<string>`coalesce(round(sum(m.cost), 2), 0)`.as('cost'),
      sql<string>`coalesce(round(sum(m.price), 2), 0)`.as('price'),
    ])
    .executeTakeFirstOrThrow()
  return { cost_total: seesCosts(context) ? Number(sums.cost) : null, price_total: Number(sums.price) }
}
