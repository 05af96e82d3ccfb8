import { type Kysely, sql } from 'kysely'
import type { PartRow } from '#contract/parts/part.ts'
import { partColumns } from '#contract/parts/part-fields.ts'
import { idsOf, prepared } from '#server/database/prepared.ts'
import type { Database } from '#server/database/tables.ts'
import { selectColumns } from '#server/records/crud/columns.ts'
import { mainImageJson, showPartImage } from '../images/part-images.ts'
import { available } from '../stock/available.ts'

export async function readPartRows(db: Kysely<Database>, ids: readonly number[]): Promise<PartRow[]> {
  const rows = await selectPartRows(db, ids).execute()
  return rows.map(toPartRow)
}

export const selectPartRows = (db: Kysely<Database>, ids: readonly number[]) =>
  db
    .selectFrom('parts')
    .modifyFront(prepared)
    .innerJoin('part_stock', 'part_stock.part_id', 'parts.id')
    .innerJoin('categories', 'categories.id', 'parts.category_id')
    .leftJoin('brands', 'brands.id', 'parts.brand_id')
    .leftJoin('suppliers', 'suppliers.id', 'parts.supplier_id')
    .innerJoin('units', 'units.id', 'parts.unit_id')
    .select(({ exists, or, selectFrom }) => [
      'parts.id',
      ...selectColumns('parts', partColumns.listed),
      'article_number',
      'category_id',
      'categories.name as category_name',
      'brand_id',
      'brands.name as brand_name',
      'supplier_id',
      'suppliers.name as supplier_name',
      'price_retail',
      'price_wholesale',
      available.as('quantity'),
      'on_hand',
      'reserved',
      'min_limit',
      'is_below_min',
      'unit_id',
      'units.name as unit_name',
      'accept_decimals',
      // Only open orders have reservations.
      exists(selectFrom('reservations').select('part_id').whereRef('part_id', '=', 'parts.id')).as(
        'hasRelatedOpenOrders',
      ),
      or([
        exists(
          selectFrom('repair_order_parts')
            .innerJoin('repair_orders', 'repair_orders.id', 'repair_order_parts.order_id')
            .select('repair_orders.id')
            .whereRef('repair_order_parts.part_id', '=', 'parts.id')
            .where('status', '=', 'deleted'),
        ),
        exists(
          selectFrom('parts_order_items')
            .innerJoin('parts_orders', 'parts_orders.id', 'parts_order_items.order_id')
            .select('parts_orders.id')
            .whereRef('parts_order_items.part_id', '=', 'parts.id')
            .where('parts_orders.deleted_at', 'is not', null),
        ),
      ]).as('hasRelatedDeletedOrders'),
      exists(
        selectFrom('type_of_work_parts')
          .select('type_of_work_parts.id')
          .whereRef('type_of_work_parts.part_id', '=', 'parts.id'),
      ).as('hasRelatedTypesOfWork'),
      mainImageJson(sql`parts.id`).as('stored_image'),
    ])
    .where('parts.id', '=', sql<number>`any(${idsOf(ids)})`)
    .where('parts.deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectPartRows>['execute']>>[number]

export const toPartRow = ({ accept_decimals, stored_image, ...row }: Row): PartRow => ({
  ...row,
  brand_name: row.brand_name ?? '',
  supplier_name: row.supplier_name ?? '',
  price_retail: Number(row.price_retail),
  price_wholesale: row.price_wholesale as PartRow['price_wholesale'],
  quantity: Number(row.quantity),
  on_hand: Number(row.on_hand),
  reserved: Number(row.reserved),
  min_limit: row.min_limit === null ? null : Number(row.min_limit),
  status: Number(row.quantity) > 0 ? 'in_stock' : 'out_of_stock',
  main_image: stored_image && showPartImage(row.id, stored_image),
  unit: { id: row.unit_id, name: row.unit_name, accept_decimals },
  hasRelatedOpenOrders: Boolean(row.hasRelatedOpenOrders),
  hasRelatedDeletedOrders: Boolean(row.hasRelatedDeletedOrders),
  hasRelatedTypesOfWork: Boolean(row.hasRelatedTypesOfWork),
})
