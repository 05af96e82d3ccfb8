import { sql } from 'kysely'
import { type InventoryReportFilters, inventoryReportFilters } from '#contract/reports/inventory-report.ts'
import { matchesSearch } from '#server/database/lists/search.ts'
import { categoriesBelow } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { isNarrowedBy } from '#server/records/is-narrowed-by.ts'
import { movementSearch } from './movement-search.ts'

/** The movements `m` of all filters except the search, unsorted. */
export async function filteredMovements(context: Context, filters: InventoryReportFilters) {
  const { date_from, date_to, transaction_type, category_id, supplier_id } = filters
  let query = context.db.selectFrom('stock_movements as m')
  if (date_from) query = query.where('m.date', '>=', date_from)
  if (date_to) query = query.where('m.date', '<=', date_to)
  if (transaction_type) query = query.where('m.operation_type', '=', transaction_type)
  if (category_id) {
    const categories = await categoriesBelow(context.db, category_id)
    query = query.where(
      sql<boolean>`m.part_id in (select id from parts where category_id = any(${categories}::bigint[]))`,
    )
  }
  return supplier_id ? query.where(await isOfSupplier(context, supplier_id)) : query
}

export async function foundMovements(context: Context, filters: InventoryReportFilters) {
  const matching = await filteredMovements(context, filters)
  return filters.q
    ? matching.where(await matchesSearch(context.db, movementSearch(context, filters.q)))
    : matching
}

export const isFiltered = (filters: InventoryReportFilters): boolean =>
  isNarrowedBy(inventoryReportFilters, ['q'], filters)

/**
 * As in the row: the movement's supplier, else the part's usual one. Its name and parts are queried first,
 * for better estimates; each half uses an index.
 */
async function isOfSupplier({ db }: Context, id: number) {
  const { rows } = await sql<{ name: string; parts: number[] }>`
    select name, array(select id from parts where supplier_id = suppliers.id) as parts
    from suppliers where id = ${id}`.execute(db)
  const { name, parts } = rows[0] ?? { name: null, parts: [] }
  return sql<boolean>`((m.supplier <> '' and m.supplier = ${name})
    or (m.supplier = '' and m.part_id = any(${parts}::bigint[])))`
}
