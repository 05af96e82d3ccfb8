import type { InventoryReportQuery, InventoryReportRow } from '#contract/reports/inventory-report.ts'
import type { List } from '#server/database/lists/list.ts'
import { readPage } from '#server/database/lists/read-page.ts'
import type { Context } from '#server/operation/context.ts'
import { readInventoryReportRows } from './inventory-report-rows.ts'
import { filteredMovements, isFiltered } from './movement-filters.ts'
import { movementSearch } from './movement-search.ts'

export const listInventoryReport = async (context: Context, query: InventoryReportQuery) =>
  readPage(context.db, query, await inventoryReportList(context, query))

export async function inventoryReportList(
  context: Context,
  query: InventoryReportQuery,
): Promise<List<InventoryReportRow>> {
  return {
    matching: (await filteredMovements(context, query)).select('m.id'),
    search: query.q ? movementSearch(context, query.q) : undefined,
    count: isFiltered(query) ? undefined : 'estimate',
    sorts: { date: ['m.date', 'm.id'] },
    rows: ids => readInventoryReportRows(context, ids),
  }
}
