import { sql } from 'kysely'
import type { InventoryReportFilters, InventoryReportTotals } from '#contract/reports/inventory-report.ts'
import type { Context } from '#server/operation/context.ts'
import { foundMovements } from './movement-filters.ts'
import { costOfMovement, priceOfMovement } from './movement-sums.ts'

/** Rounded once: the ledger has quantities of three decimals and costs of four. */
export async function getInventoryReportTotals(
  context: Context,
  filters: InventoryReportFilters,
): Promise<InventoryReportTotals> {
  const sums = await (await foundMovements(context, filters))
    .select([
      sql<string>`coalesce(round(sum(${costOfMovement}), 2), 0)`.as('cost'),
      sql<string>`coalesce(round(sum(${priceOfMovement}), 2), 0)`.as('price'),
    ])
    .executeTakeFirstOrThrow()
  return { cost_total: Number(sums.cost), price_total: Number(sums.price) }
}
