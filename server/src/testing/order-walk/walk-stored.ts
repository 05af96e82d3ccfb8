import { sql } from 'kysely'
import type { TestShop } from '#server/testing/test-shop.ts'
import type { shown } from './order-model-shop.ts'

export interface Ids {
  truck: number
  mechanics: number[]
  parts: number[]
  orders: number[]
  payments: number[][]
}

export async function stored(db: TestShop['db'], ids: Ids): Promise<ReturnType<typeof shown>> {
  const opened = await db
    .selectFrom('repair_orders')
    .select('id')
    .where('vehicle_id', '=', ids.truck)
    .where('id', '>', ids.orders.at(-1) ?? 0)
    .orderBy('id')
    .execute()
  ids.orders.push(...opened.map(order => order.id))
  type Stored = { payments: { id: number; cents: number; isDeleted: boolean }[] }
  const { rows } = await sql<{ parts: never[]; orders: Stored[] }>`
    select
      (select json_agg(json_build_object(
        'onHand', s.on_hand,
        'moved', (select sum(change) from stock_movements where part_id = p.id),
        'reserved', s.reserved,
        'held', (select coalesce(sum(quantity), 0) from reservations where part_id = p.id),
        'cents', p.price_retail * 100
      ) order by p.id) from parts p join part_stock s on s.part_id = p.id where p.id = any(${ids.parts}::bigint[])) as parts,
      (select coalesce(json_agg(json_build_object(
        'status', coalesce(o.status, 'gone'), 'before', o.status_before_deletion, 'version', o.version,
        'mechanic', array_position(${ids.mechanics}::bigint[], o.mechanic_id) - 1,
        'total', o.total_amount * 100, 'paid', o.paid_amount * 100, 'isPaid', o.is_paid,
        'lines', (select json_agg(json_build_object('quantity', coalesce(quantity, 0), 'cents', coalesce(price, 0) * 100) order by part)
          from unnest(${ids.parts}::bigint[]) part
          left join (select part_id, sum(quantity) as quantity, max(price) as price from repair_order_parts where order_id = o.id group by 1) l
            on l.part_id = part),
        'held', (select json_agg(coalesce((select quantity from reservations where order_kind = 'repair_order' and order_id = n.id and part_id = part), 0) order by part)
          from unnest(${ids.parts}::bigint[]) part),
        'sold', (select json_agg(coalesce((select -sum(change) from stock_movements where order_kind = 'repair_order' and order_id = n.id and part_id = part), 0) order by part)
          from unnest(${ids.parts}::bigint[]) part),
        'payments', (select coalesce(json_agg(json_build_object('id', p.id, 'cents', p.amount * 100, 'isDeleted', r.payment_id is not null) order by p.id), '[]')
          from payments p left join payment_reversals r on r.payment_id = p.id where p.order_kind = 'repair_order' and p.order_id = n.id)
      ) order by n.id), '[]') from unnest(${ids.orders}::bigint[]) as n(id) left join repair_orders o on o.id = n.id) as orders`.execute(
    db,
  )
  const { parts, orders } = rows[0]!
  ids.payments = orders.map(order => order.payments.map(payment => payment.id))
  return {
    parts,
    orders: orders.map(order => {
      const payments = order.payments.map(({ id: _, ...payment }) => payment)
      return (order as { status?: string }).status === 'gone'
        ? { status: 'gone', payments }
        : { ...order, payments }
    }),
  } as never
}
