import { type RawBuilder, sql } from 'kysely'
import { type InventoryReportFilters, inventoryReportFilters } from '#contract/reports/inventory-report.ts'
import { foundBy } from '#server/database/read-hits.ts'
import { categoriesBelow } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { isNarrowedBy } from '#server/records/is-narrowed-by.ts'
import { movementSearch } from './movement-search.ts'

/** The movements that match the filters, but for the search, as `m`, without sorting and limit. */
export async function filteredMovements(context: Context, filters: InventoryReportFilters) {
  const { date_from, date_to, transaction_type } = filters
  let query = context.db.selectFrom('stock_movements as m')
  if (date_from) query = query.where('m.date', '>=', date_from)
  if (date_to) query = query.where('m.date', '<=', date_to)
  if (transaction_type) query = query.where('m.operation_type', '=', transaction_type)
  const ofParts = await partsOf(context, filters)
  return ofParts ? query.where(sql<boolean>`m.part_id in (select id from parts where ${ofParts})`) : query
}

/** Those that the search finds too. */
export async function foundMovements(context: Context, filters: InventoryReportFilters) {
  const matching = await filteredMovements(context, filters)
  return filters.q ? matching.where(await foundBy(context.db, movementSearch(context, filters.q))) : matching
}

/** Whether a filter, but for the search, leaves something out. */
export const isNarrowed = (filters: InventoryReportFilters): boolean =>
  isNarrowedBy(inventoryReportFilters, ['q'], filters)

/** What is asked of the part; null when nothing is. */
async function partsOf(
  { db }: Context,
  { category_id, supplier_id }: InventoryReportFilters,
): Promise<RawBuilder<boolean> | null> {
  const asked = [
    ...(category_id ? [sql`category_id = any(${await categoriesBelow(db, category_id)}::bigint[])`] : []),
    ...(supplier_id ? [sql`supplier_id = ${supplier_id}`] : []),
  ]
  return asked.length === 0 ? null : sql`(${sql.join(asked, sql` and `)})`
}
