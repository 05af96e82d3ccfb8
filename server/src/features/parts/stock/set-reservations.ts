import { sql } from 'kysely'
import { arrayOf, idsOf, prepared } from '#server/database/prepared.ts'
import type { Context } from '#server/operation/context.ts'
import { type LockedRow, lockedParts, partsById } from './lock-parts.ts'
import { notifyBelowMinimum } from './notify-below-minimum.ts'
import { refuseInsufficientStock } from './refuse-insufficient-stock.ts'
import { type StockLine, type StockOrder, sumByPart } from './stock-order.ts'

/**
 * Replaces the order's reservations; refuses (422 per line) if a part is short. The caller has locked the order. One
 * statement. It locks the parts until the end of the transaction, so callers do other work first.
 */
export async function setReservations(
  context: Context,
  order: StockOrder,
  lines: readonly StockLine[],
): Promise<void> {
  const wanted = sumByPart(lines)
  const { rows } = await sql<LockedRow & { min_limit_reached: string | null }>`
    with ${prepared} wanted as (
      select * from unnest(
        ${idsOf([...wanted.keys()])},
        ${arrayOf(
          [...wanted.values()].map(quantity => quantity / 1000),
          'numeric',
        )}
      ) as w(part_id, quantity)
    ), locked as materialized (
      ${lockedParts(order, sql`select part_id from wanted`)}
    ), line as materialized (
      select l.id as part_id, coalesce(w.quantity, 0) as quantity, coalesce(w.quantity, 0) - l.own as change,
        l.on_hand, l.reserved + coalesce(w.quantity, 0) - l.own as reserved
      from locked l left join wanted w on w.part_id = l.id
      where not exists (
        select from locked l join wanted w on w.part_id = l.id where w.quantity > l.on_hand - l.reserved + l.own
      )
    ), dropped as (
      delete from reservations r using line l
      where r.part_id = l.part_id and r.order_kind = ${order.kind} and r.order_id = ${order.id} and l.quantity = 0
    ), kept as (
      insert into reservations (part_id, order_kind, order_id, quantity, created_at)
      select part_id, ${order.kind}, ${order.id}, quantity, ${context.now} from line where quantity > 0 and change <> 0
      on conflict (part_id, order_kind, order_id) do update set quantity = excluded.quantity
    ), changed as (
      -- It is always there. An update alone would hold the checks against the row as it was when the statement began,
      -- before it waited for somebody who has changed it: this looks at the newest one.
      insert into part_stock as s (part_id, on_hand, reserved)
      select part_id, on_hand, reserved from line where change <> 0
      on conflict (part_id) do update
        set reserved = s.reserved + (select change from line l where l.part_id = excluded.part_id)
      returning s.part_id, case when s.is_below_min then s.min_limit end as min_limit_reached
    )
    select l.*, c.min_limit_reached from locked l left join changed c on c.part_id = l.id order by l.id`.execute(
    context.db,
  )
  await refuseInsufficientStock(context, order, partsById(rows), lines)
  await notifyBelowMinimum(context, rows)
}
