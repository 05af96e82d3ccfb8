import { sql } from 'kysely'
import type { InventoryReportRow } from '#contract/reports/inventory-report.ts'
import { seesCosts } from '#server/features/parts/index.ts'
import type { Context } from '#server/operation/context.ts'
import { visible } from '#server/operation/visibility.ts'

export async function readInventoryReportRows(
  context: Context,
  ids: readonly number[],
): Promise<InventoryReportRow[]> {
  const rows = await movements(context).where('m.id', 'in', ids).execute()
  return rows.map(({ order_kind, is_shown, deleted_at, ...row }) => ({
    ...row,
    is_inventory_deleted: deleted_at !== null,
    operation_type: row.operation_type as InventoryReportRow['operation_type'],
    describe: row.describe as InventoryReportRow['describe'],
    quantity: Number(row.quantity),
    cost: seesCosts(context) ? Number(row.cost) : null,
    price: Number(row.price),
    order_id: is_shown ? row.order_id : null,
    order_type: order_kind === null ? null : order_kind === 'repair_order' ? 'bs' : 'parts',
    has_order: is_shown && row.has_order,
    invoice_number: is_shown ? row.invoice_number : '',
    supplier: row.supplier ?? '',
  }))
}

const movements = (context: Context) =>
  context.db
    .selectFrom('stock_movements as m')
    .innerJoin('parts', 'parts.id', 'm.part_id')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .innerJoin('categories', 'categories.id', 'parts.category_id')
    .leftJoin('suppliers', 'suppliers.id', 'parts.supplier_id')
    .leftJoin('repair_orders as r', join =>
      join.onRef('r.id', '=', 'm.order_id').on('m.order_kind', '=', 'repair_order'),
    )
    .leftJoin('parts_orders as p', join =>
      join.onRef('p.id', '=', 'm.order_id').on('m.order_kind', '=', 'parts_order'),
    )
    .select([
      'm.id',
      'm.part_id as inventory_id',
      'parts.stock_number',
      'parts.name',
      'parts.deleted_at',
      sql<string>`m.date::text`.as('date'),
      'm.operation_type',
      'm.describe',
      'm.quantity',
      'units.name as unit_name',
      'm.cost',
      'm.price',
      'm.order_kind',
      'm.order_id',
      isShown(context).as('is_shown'),
      sql<boolean>`coalesce(r.status <> 'deleted', p.deleted_at is null and p.id is not null)`.as(
        'has_order',
      ),
      sql<string>`coalesce(r.order_number, p.order_number, m.invoice_number)`.as('invoice_number'),
      'categories.name as category',
      // The supplier of the movement, else the part's usual one.
      sql<string | null>`coalesce(nullif(m.supplier, ''), suppliers.name)`.as('supplier'),
    ])

/** Order numbers are hidden from callers who see only their own orders. */
const isShown = (context: Context) =>
  sql<boolean>`((r.id is null or ${visible(context, 'repair_order', 'r')})
    and (p.id is null or p.deleted_at is not null or ${visible(context, 'parts_order', 'p')}))`
