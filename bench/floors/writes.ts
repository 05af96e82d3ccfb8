import type pg from 'pg'
import { wholeOrder } from './records.ts'
import { type Floor, inTransaction, rowsOf } from './statements.ts'

export const writes: Record<string, Floor> = {
  payment: (pool, { id }) =>
    inTransaction(pool, async client => {
      await lockOrder(client, id!)
      const payment = await rowsOf(
        client,
        `insert into payments (order_kind, order_id, amount, payment_date, payment_method, created_by) values ('repair_order', $1, 0.01, current_date, 'cash', 1)
         returning *, (select full_name from users where id = created_by) as by`,
        [id],
      )
      await rowsOf(
        client,
        `update repair_orders o set paid_amount = l.paid, is_paid = l.paid >= total_amount, paid_at = case when l.paid >= total_amount then l.last end, updated_at = now()
         from (select sum(amount) as paid, max(payment_date) as last from payments y
           where order_kind = 'repair_order' and order_id = $1 and not exists (select from payment_reversals r where r.payment_id = y.id)) l
         where id = $1`,
        [id],
      )
      await rowsOf(
        client,
        `insert into notifications (user_id, type, params, meta, link, created_at)
         select id, 'payment_received', '{"order_number":"R-1","amount":"$0.01"}', jsonb_build_object('order_id', $1::bigint), '/orders/' || $1, now()
         from users where status = 'active' and role_id in (1, 2) and id <> 1`,
        [id],
      )
      await remember(client, id!, 'payment_added')
      return payment
    }),

  save: (pool, { id }) =>
    inTransaction(pool, async client => {
      await lockOrder(client, id!)
      await lockStock(client, id!)
      await rowsOf(
        client,
        'update repair_order_works set name = name, duration_minutes = duration_minutes where order_id = $1',
        [id],
      )
      const rows = await rowsOf(client, 'delete from repair_order_parts where order_id = $1 returning *', [
        id,
      ])
      const column = (name: string) => rows.map(row => row[name])
      await rowsOf(
        client,
        'insert into repair_order_parts (order_id, work_id, part_id, position, quantity, price) select $1, * from unnest($2::bigint[], $3::bigint[], $4::int[], $5::numeric[], $6::numeric[])',
        [id, ...['work_id', 'part_id', 'position', 'quantity', 'price'].map(column)],
      )
      await rowsOf(
        client,
        `update part_stock s set reserved = s.reserved + l.quantity - r.quantity from reservations r join (select part_id, sum(quantity) as quantity from repair_order_parts where order_id = $1 group by 1) l using (part_id)
         where r.order_kind = 'repair_order' and r.order_id = $1 and s.part_id = r.part_id and l.quantity <> r.quantity`,
        [id],
      )
      await rowsOf(
        client,
        'update repair_orders set version = version + 1, updated_at = now() where id = $1',
        [id],
      )
      await remember(client, id!, 'updated')
      return wholeOrder(client, id!)
    }),

  finish: (pool, { id, status }) =>
    inTransaction(pool, async client => {
      const isFinishing = status === 'finished'
      await lockOrder(client, id!)
      await lockStock(client, id!)
      await rowsOf(
        client,
        `insert into stock_movements (part_id, operation_type, quantity, price, amount, cost, describe, order_kind, order_id, date)
         select part_id, $2::text, quantity, price, round(quantity * price, 2), 3, nullif($2::text, 'returned'), 'repair_order', order_id, current_date from repair_order_parts where order_id = $1`,
        [id, isFinishing ? 'sold' : 'returned'],
      )
      const lines =
        '(select part_id, sum(quantity) as quantity from repair_order_parts where order_id = $1 group by 1) l'
      const sign = isFinishing ? '-' : '+'
      await rowsOf(
        client,
        `update part_stock s set on_hand = on_hand ${sign} l.quantity, reserved = reserved ${sign} l.quantity from ${lines} where l.part_id = s.part_id`,
        [id],
      )
      await rowsOf(
        client,
        isFinishing
          ? `delete from reservations where order_kind = 'repair_order' and order_id = $1`
          : `insert into reservations (part_id, order_kind, order_id, quantity) select part_id, 'repair_order', $1::bigint, quantity from ${lines}`,
        [id],
      )
      await rowsOf(
        client,
        `update repair_orders o set status = $2::text, status_changed_at = now(), version = version + 1,
           parts_cost = case $2::text when 'finished' then (select sum(quantity) * 3 from repair_order_parts where order_id = $1) else 0 end,
           customer_snapshot = case $2::text when 'finished' then (select to_jsonb(c) from customers c where id = o.customer_id) end,
           vehicle_snapshot = case $2::text when 'finished' then (select to_jsonb(v) from vehicles v where id = o.vehicle_id) end
         where id = $1`,
        [id, status],
      )
      await tellMechanic(client, id!)
      await remember(client, id!, 'status_changed')
      return wholeOrder(client, id!)
    }),

  // An order with a reserved line of the contended part, which is locked last. The number comes
  // from the counter, as numbers have no gaps.
  reserve: (pool, { part: id, vehicle, customer, mechanic }) =>
    inTransaction(pool, async client => {
      const rows = await rowsOf(
        client,
        `with number as (update counters set value = value + 1 where name = 'floor_order' returning value)
         insert into repair_orders (order_number, vehicle_id, customer_id, mechanic_id, status, implementation_date, due_date, parts_amount, total_amount)
         select 'F-' || value, $1, $2, $3, 'new', now(), current_date + 9, 20, 165 from number returning id`,
        [vehicle, customer, mechanic],
      )
      const order_id = rows[0].id
      await rowsOf(
        client,
        `with work as (insert into repair_order_works (order_id, position, name, duration_minutes, hourly_rate) values ($1, 0, 'Brakes', 60, 145) returning id)
         insert into repair_order_parts (work_id, order_id, part_id, position, quantity, price) select id, $1, $2, 0, 1, 20 from work`,
        [order_id, id],
      )
      await tellMechanic(client, order_id)
      await remember(client, order_id, 'created')
      await rowsOf(
        client,
        `insert into reservations (part_id, order_kind, order_id, quantity) values ($1, 'repair_order', $2, 1)`,
        [id, order_id],
      )
      const whole = await wholeOrder(client, order_id)
      const left = await rowsOf(
        client,
        'update part_stock set reserved = reserved + 1 where part_id = $1 and on_hand - reserved >= 1 returning true',
        [id],
      )
      if (left.length === 0) throw new Error('Nothing is left')
      return whole
    }),
}

const lockOrder = (client: pg.PoolClient, id: string) =>
  rowsOf(client, 'select * from repair_orders where id = $1 for update', [id])

const lockStock = (client: pg.PoolClient, id: string) =>
  rowsOf(
    client,
    'select from part_stock where part_id in (select part_id from repair_order_parts where order_id = $1) order by part_id for update',
    [id],
  )

const tellMechanic = (client: pg.PoolClient, id: string | number) =>
  rowsOf(
    client,
    `insert into notifications (user_id, type, params, meta, link, created_at)
     select mechanic_id, 'order_assigned', '{}', '{}', '/orders/' || id, now() from repair_orders where id = $1`,
    [id],
  )

const remember = (client: pg.PoolClient, id: string | number, act: string) =>
  rowsOf(
    client,
    `insert into history (kind, record_id, act, timezone, performed_at) values ('repair_order', $1, $2, 'UTC', now())`,
    [id, act],
  )
