import { sql } from 'kysely'
import type { Context } from '#server/operation/context.ts'
import { notifyBelowMinimum } from '../notify-below-minimum.ts'
import { lockParts } from './lock-parts.ts'
import { refuseShort } from './refuse-short.ts'
import { type StockLine, type StockOrder, sumByPart } from './stock-order.ts'

/**
 * Makes the order's reservations exactly these lines. Refuses (422 at each line's parameter) when a part is
 * short; nothing is written then. The caller has locked the order's own row. The number of statements does not grow
 * with the lines.
 */
export async function setReservations(
  context: Context,
  order: StockOrder,
  lines: readonly StockLine[],
): Promise<void> {
  const wanted = sumByPart(lines)
  const parts = await lockParts(context.db, order, [...wanted.keys()])
  if (parts.size === 0) return
  await refuseShort(context, order, parts, lines)
  const ids = [...parts.keys()]
  const quantities = ids.map(id => (wanted.get(id) ?? 0) / 1000)
  const changes = ids.map(id => ((wanted.get(id) ?? 0) - parts.get(id)!.own) / 1000)
  await sql`
    with wanted as (
      select * from unnest(${ids}::bigint[], ${quantities}::numeric[], ${changes}::numeric[]) as w(part_id, quantity, change)
    ), dropped as (
      delete from reservations r using wanted w
      where r.part_id = w.part_id and r.order_kind = ${order.kind} and r.order_id = ${order.id} and w.quantity = 0
    ), kept as (
      insert into reservations (part_id, order_kind, order_id, quantity, created_at)
      select part_id, ${order.kind}, ${order.id}, quantity, ${context.now} from wanted where quantity > 0
      on conflict (part_id, order_kind, order_id) do update set quantity = excluded.quantity
    )
    update part_stock s set reserved = s.reserved + w.change
    from wanted w where s.part_id = w.part_id and w.change <> 0`.execute(context.db)
  await notifyBelowMinimum(context, [...parts.values()])
}
