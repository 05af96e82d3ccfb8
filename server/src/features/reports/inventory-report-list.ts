import type { InventoryReportQuery, InventoryReportRow } from '#contract/reports/inventory-report.ts'
import { type List, readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { readInventoryReportRows } from './inventory-report-rows.ts'
import { filteredMovements, isNarrowed } from './movement-filters.ts'
import { movementSearch } from './movement-search.ts'

export const listInventoryReport = async (context: Context, query: InventoryReportQuery) =>
  readPage(context.db, query, await inventoryReportList(context, query))

/** What the filters find, for a page of it and for all of it. */
export async function inventoryReportList(
  context: Context,
  query: InventoryReportQuery,
): Promise<List<InventoryReportRow>> {
  return {
    matching: (await filteredMovements(context, query)).select('m.id'),
    search: query.q ? movementSearch(context, query.q) : undefined,
    narrowed: isNarrowed(query) ? undefined : 'none',
    sorts: { date: ['m.date', 'm.id'] },
    along: { table: 'stock_movements', rows: context.db.selectFrom('stock_movements as m').selectAll('m') },
    rows: ids => readInventoryReportRows(context, ids),
  }
}
