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
  const quantities = sumByPart(lines)
  const { rows } = await sql<LockedRow & { min_limit_reached: string | null }>`
    with ${prepared} quantities as (
      select * from unnest(
        ${idsOf([...quantities.keys()])},
        ${arrayOf(
          [...quantities.values()].map(quantity => quantity / 1000),
          'numeric',
        )}
      ) as q(part_id, quantity)
    ), locked as materialized (
      ${lockedParts(order, sql`select part_id from quantities`)}
    ), line as materialized (
      select l.id as part_id, coalesce(q.quantity, 0) as quantity, coalesce(q.quantity, 0) - l.own as change,
        l.on_hand, l.reserved + coalesce(q.quantity, 0) - l.own as reserved
      from locked l left join quantities q on q.part_id = l.id
      where not exists (
        select from locked l join quantities q on q.part_id = l.id where q.quantity > l.on_hand - l.reserved + l.own
      )
    ), dropped as (
      delete from reservations r using line l
      where r.part_id = l.part_id and r.order_kind = ${order.kind} and r.order_id = ${order.id} and l.quantity = 0
    ), kept as (
      insert into reservations (part_id, order_kind, order_id, quantity, created_at)
      select part_id, ${order.kind}, ${order.id}, quantity, ${context.now} from line where quantity > 0 and change <> 0
      on conflict (part_id, order_kind, order_id) do update set quantity = excluded.quantity
    ), changed as (
      -- The row always exists. An update alone would check constraints on the row as of the start of the statement;
      -- an upsert checks the newest version, after waiting for its lock.
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
