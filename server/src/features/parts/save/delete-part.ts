import { type RawBuilder, sql } from 'kysely'
import { partErrors } from '#contract/parts/part-errors.ts'
import { isReserving, partsOrderStatuses } from '#contract/parts-orders/parts-order-statuses.ts'
import { storeImageUses } from '#server/features/filebrowser/index.ts'
import type { Context } from '#server/operation/context.ts'
import { type Reason, Refusal, reason } from '#server/operation/refusal.ts'
import { announce } from '#server/records/announce.ts'
import { inTheWay, maxRelated } from '#server/records/in-the-way.ts'
import { lockPart } from '../record/find-part.ts'
import { thousandths } from '../stock/stock-order.ts'

/**
 * Deletes a part that is out of stock and not used by open or deleted orders or types of work. The row
 * stays, marked as deleted, with its movements; slug and stock number become free.
 */
export async function deletePart(context: Context, id: number): Promise<void> {
  const part = await lockPart(context, id)
  const reasons = await validateDelete(context, part)
  if (reasons.length > 0) throw new Refusal(reasons)
  await context.db
    .updateTable('parts')
    .set({ deleted_at: context.now, slug: `${part.slug}--${id}`, version: part.version + 1 })
    .where('id', '=', id)
    .execute()
  // Frees its specifications for deletion.
  await context.db.deleteFrom('part_feature_values').where('part_id', '=', id).execute()
  await storeImageUses(context, { kind: 'part', recordId: id }, '')
  context.record({ kind: 'part', recordId: id, act: 'deleted', params: { name: part.name } })
  announce(context, 'part', id)
}

async function validateDelete(
  { db }: Context,
  part: { id: number; on_hand: string; reserved: string },
): Promise<Reason[]> {
  const open = await ordersWith(part.id, sql`status in ('new', 'in_process')`).execute(db)
  const deleted = await ordersWith(part.id, sql`status = 'deleted'`).execute(db)
  const parts = await partsOrdersWith(
    part.id,
    sql`deleted_at is null and status = any(${reserving}::text[])`,
  ).execute(db)
  const deletedParts = await partsOrdersWith(part.id, sql`deleted_at is not null`).execute(db)
  const works = await sql<Related>`
    select w.id, w.name, count(*) over () as count
    from types_of_work w
    where exists (select from type_of_work_parts p where p.type_of_work_id = w.id and p.part_id = ${part.id})
    order by w.name limit ${maxRelated}`.execute(db)
  // Reserved quantities are reported by their orders.
  const quantity = (thousandths(part.on_hand) - thousandths(part.reserved)) / 1000
  return [
    ...(quantity > 0 ? [reason(partErrors.part_in_stock, { params: { quantity } })] : []),
    ...inTheWay(partErrors.part_has_open_orders, open.rows, { kind: 'repair_order' }),
    ...inTheWay(partErrors.part_has_open_parts_orders, parts.rows, { kind: 'parts_order' }),
    ...inTheWay(partErrors.part_has_types_of_work, works.rows, { kind: 'type_of_work' }),
    ...inTheWay(partErrors.part_has_deleted_orders, deleted.rows, { kind: 'repair_order', isDeleted: true }),
    // Deleted orders have no page to link to.
    ...deletedParts.rows
      .slice(0, 1)
      .map(({ count }) => reason(partErrors.part_has_deleted_parts_orders, { params: { count } })),
  ]
}

interface Related {
  id: number
  name: string
  count: number
}

/** The newest repair orders in a state that contain the part, and their number. */
const ordersWith = (partId: number, state: RawBuilder<unknown>) => sql<Related>`
  select o.id, o.order_number as name, count(*) over () as count
  from repair_orders o
  where ${state} and o.id in (select order_id from repair_order_parts where part_id = ${partId})
  order by o.id desc limit ${maxRelated}`

/** The same for parts orders that were checked out. */
const partsOrdersWith = (partId: number, state: RawBuilder<unknown>) => sql<Related>`
  select o.id, o.order_number as name, count(*) over () as count
  from parts_orders o
  where not o.is_draft and ${state} and o.id in (select order_id from parts_order_items where part_id = ${partId})
  order by o.id desc limit ${maxRelated}`

const reserving = partsOrderStatuses.filter(isReserving)
