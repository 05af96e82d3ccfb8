import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/tables.ts'

/** Broken invariants of stock, reservations, payments and totals. */
export async function brokenInvariants(db: Kysely<Database>): Promise<string[]> {
  const checks: [string, ReturnType<typeof sql<{ id: number }>>][] = [
    [
      'on hand is not the sum of the movements of part',
      sql`select p.id from parts p left join part_stock s on s.part_id = p.id left join stock_movements m on m.part_id = p.id
          group by p.id, s.part_id having s.on_hand is distinct from coalesce(sum(m.change), 0)`,
    ],
    [
      'reserved is not the sum of the reservations of part',
      sql`select s.part_id as id from part_stock s left join reservations r on r.part_id = s.part_id
          group by s.part_id having s.reserved <> coalesce(sum(r.quantity), 0)`,
    ],
    [
      'reservations are not the lines of open repair order',
      sql`select o.id from repair_orders o
          left join lateral (select part_id, sum(quantity) as quantity from repair_order_parts where order_id = o.id group by part_id) l on true
          full join (select * from reservations where order_kind = 'repair_order') r on r.order_id = o.id and r.part_id = l.part_id
          where (o.status in ('new', 'in_process') and l.part_id is not null and l.quantity is distinct from r.quantity)
             or (r.order_id is not null and (o.id is null or o.status not in ('new', 'in_process')))`,
    ],
    [
      'net movements are not the lines of repair order',
      sql`with sold as (
            select order_id, part_id, -sum(change) as quantity from stock_movements where order_kind = 'repair_order' group by 1, 2
          ), lines as (
            select l.order_id, l.part_id, sum(l.quantity) as quantity from repair_order_parts l
            join repair_orders o on o.id = l.order_id and o.status = 'finished' group by 1, 2
          )
          select coalesce(sold.order_id, lines.order_id) as id from sold
          full join lines on lines.order_id = sold.order_id and lines.part_id = sold.part_id
          where coalesce(sold.quantity, 0) <> coalesce(lines.quantity, 0)`,
    ],
    [
      'the cost of the parts is not that of the movements of repair order',
      sql`select o.id from repair_orders o left join (
            select order_id, round(-sum(change * cost), 2) as cost from stock_movements
            where order_kind = 'repair_order' group by order_id
          ) m on m.order_id = o.id
          where o.parts_cost <> coalesce(m.cost, 0)`,
    ],
    [
      'the paid amount is not the sum of the payments of repair order',
      sql`select o.id from repair_orders o
          left join payments p on p.order_kind = 'repair_order' and p.order_id = o.id
            and not exists (select 1 from payment_reversals x where x.payment_id = p.id)
          group by o.id having o.paid_amount <> coalesce(sum(p.amount), 0)
            or o.is_paid <> case when o.total_amount > 0 then coalesce(sum(p.amount), 0) >= o.total_amount
              else o.status = 'finished' end`,
    ],
    [
      'there is no work on repair order',
      sql`select o.id from repair_orders o where not exists (select 1 from repair_order_works w where w.order_id = o.id)`,
    ],
    [
      'labor or parts are not the sums of works and part rows on repair order',
      sql`select o.id from repair_orders o
          where o.labor_amount <> (
              select coalesce(sum(round(w.hourly_rate * w.duration_minutes / 60, 2)), 0) from repair_order_works w where w.order_id = o.id
            ) or o.parts_amount <> (
              select coalesce(sum(round(l.price * l.quantity, 2)), 0) from repair_order_parts l where l.order_id = o.id
            )`,
    ],
    [
      'discount or taxes are not their per cent on repair order',
      sql`select o.id from repair_orders o,
            lateral (select round(labor_amount * discount / 100, 2) as labor, round(parts_amount * discount / 100, 2) as parts) off
          where o.discount_amount <> off.labor + off.parts
            or o.tax_labor_amount <> round((o.labor_amount - off.labor) * o.tax_labor / 100, 2)
            or o.tax_parts_amount <> round((o.parts_amount - off.parts) * o.tax_inventory / 100, 2)`,
    ],
    [
      'the amounts do not add up on repair order',
      sql`select id from repair_orders where total_amount <> labor_amount + parts_amount - discount_amount + tax_labor_amount + tax_parts_amount`,
    ],
    [
      'there is an invoice but it is not billed, or the other way round: repair order',
      sql`select o.id from repair_orders o where (o.billed_at is not null) <>
            exists (select 1 from invoices i where i.order_kind = 'repair_order' and i.order_id = o.id)`,
    ],
    [
      'it is paid since no day, or unpaid since one: repair order',
      sql`select id from repair_orders where is_paid <> (paid_at is not null)`,
    ],
    [
      'it costs nothing and is not paid since it was finished: repair order',
      sql`select id from repair_orders where status = 'finished' and total_amount = 0
            and paid_at is distinct from status_changed_at`,
    ],
    [
      'the number of comments is not that of the comments of repair order',
      sql`select o.id from repair_orders o where o.comments_count <>
            (select count(*) from comments c where c.kind = 'repair_order' and c.record_id = o.id)`,
    ],
    [
      'the sums of a day are not those of its finished orders: days since 2000',
      sql`with days as (
            select day, sum(orders) as n, sum(total_amount) as total, sum(labor_amount) as labor,
              sum(parts_amount) as parts, sum(net_amount) as net, sum(parts_cost) as cost
            from repair_order_days group by day
          ), orders as (
            select (o.implementation_date at time zone c.timezone)::date as day, count(*) as n,
              sum(total_amount) as total, sum(labor_amount) as labor, sum(parts_amount) as parts,
              sum(labor_amount + parts_amount - discount_amount) as net, sum(parts_cost) as cost
            from repair_orders o, company c where status = 'finished' group by 1
          )
          select day - date '2000-01-01' as id from days full join orders using (day)
          where (coalesce(days.n, 0), coalesce(days.total, 0), coalesce(days.labor, 0), coalesce(days.parts, 0), coalesce(days.net, 0), coalesce(days.cost, 0))
            <> (coalesce(orders.n, 0), coalesce(orders.total, 0), coalesce(orders.labor, 0), coalesce(orders.parts, 0), coalesce(orders.net, 0), coalesce(orders.cost, 0))`,
    ],
    [
      'the sums of a day are not those of the unpaid orders due on it: days since 2000',
      sql`with days as (
            select due_date, status, is_billed, is_owing, sum(orders) as n, sum(balance) as balance
            from unpaid_repair_order_days group by 1, 2, 3, 4
          ), orders as (
            select due_date, status, billed_at is not null as is_billed, total_amount > paid_amount as is_owing,
              count(*) as n, sum(total_amount - paid_amount) as balance
            from repair_orders where not is_paid and status <> 'deleted' group by 1, 2, 3, 4
          )
          select due_date - date '2000-01-01' as id from days full join orders using (due_date, status, is_billed, is_owing)
          where (coalesce(days.n, 0), coalesce(days.balance, 0)) <> (coalesce(orders.n, 0), coalesce(orders.balance, 0))`,
    ],
    [
      'the sums of a day are not those of its movements: days since 2000',
      sql`with days as (
            select day, operation_type, sum(cost) as cost, sum(price) as price from stock_movement_days group by 1, 2
          ), movements as (
            select date as day, operation_type,
              sum(quantity * cost) * case operation_type when 'returned' then -1 else 1 end as cost,
              coalesce(sum(quantity * price) filter (where coalesce(describe, '') not in ('defect', 'broke')), 0)
                * case operation_type when 'returned' then -1 else 1 end as price
            from stock_movements group by 1, 2
          )
          select day - date '2000-01-01' as id from days full join movements using (day, operation_type)
          where (coalesce(days.cost, 0), coalesce(days.price, 0)) <> (coalesce(movements.cost, 0), coalesce(movements.price, 0))`,
    ],
    [
      'reservations are not the items of parts order',
      sql`select coalesce(o.id, r.order_id) as id from (
            select parts_orders.id, status, deleted_at, is_draft, i.part_id, i.quantity from parts_orders
            left join parts_order_items i on i.order_id = parts_orders.id
          ) o
          full join (select * from reservations where order_kind = 'parts_order') r on r.order_id = o.id and r.part_id = o.part_id
          where coalesce(case when not o.is_draft and o.deleted_at is null
              and o.status in ('new', 'in_process', 'pending_pickup') then o.quantity end, 0) <> coalesce(r.quantity, 0)`,
    ],
    [
      'net movements are not the items of parts order',
      sql`with sold as (
            select order_id, part_id, -sum(change) as quantity from stock_movements where order_kind = 'parts_order' group by 1, 2
          ), lines as (
            select i.order_id, i.part_id, i.quantity from parts_order_items i
            join parts_orders o on o.id = i.order_id and o.status in ('sent', 'delivered', 'lost', 'damaged')
          )
          select coalesce(sold.order_id, lines.order_id) as id from sold
          full join lines on lines.order_id = sold.order_id and lines.part_id = sold.part_id
          where coalesce(sold.quantity, 0) <> coalesce(lines.quantity, 0)`,
    ],
    [
      'the paid amount is not the sum of the payments of parts order',
      sql`select o.id from parts_orders o
          left join payments p on p.order_kind = 'parts_order' and p.order_id = o.id
            and not exists (select 1 from payment_reversals x where x.payment_id = p.id)
          group by o.id having o.paid_amount <> coalesce(sum(p.amount), 0)
            or o.is_paid <> (not o.is_draft and coalesce(sum(p.amount), 0) >= o.total_amount)
            or o.is_paid <> (o.paid_at is not null)`,
    ],
    [
      'the amounts are not those of the items, or do not add up, on parts order',
      sql`select o.id from parts_orders o
          left join lateral (
            select coalesce(sum(round(round(i.base_price * (100 - i.discount) / 100, 2) * i.quantity, 2)), 0) as subtotal,
              coalesce(sum(case when i.free_shipping then 0 else round(i.delivery_cost * i.quantity, 2) end), 0) as shipping,
              count(*) as count
            from parts_order_items i where i.order_id = o.id
          ) l on true
          where o.subtotal_amount <> l.subtotal or o.items_count <> l.count
            or o.delivery_amount <> case o.delivery_type when 'delivery' then l.shipping else 0 end
            or o.tax_amount <> round(o.subtotal_amount * o.tax_rate / 100, 2)
            or (o.delivery_type is distinct from 'delivery' and o.delivery_cost <> 0)
            or o.total_amount <> o.subtotal_amount + o.delivery_amount + o.delivery_cost + o.tax_amount`,
    ],
    [
      'the shipments are not those of parts order',
      sql`select o.id from parts_orders o where (
            select count(*) from parts_order_deliveries d where d.order_id = o.id
          ) not between (case when o.status in ('sent', 'lost') then 1 else 0 end) and 2`,
    ],
    [
      'there is an invoice but it is not billed, or the other way round: parts order',
      sql`select o.id from parts_orders o where (o.billed_at is not null) <>
            exists (select 1 from invoices i where i.order_kind = 'parts_order' and i.order_id = o.id)`,
    ],
    [
      'the number of comments is not that of the comments of parts order',
      sql`select o.id from parts_orders o where o.comments_count <>
            (select count(*) from comments c where c.kind = 'parts_order' and c.record_id = o.id)`,
    ],
    [
      'numbers have gaps before parts order',
      sql`select id from (select id, number, row_number() over (order by number) as place from parts_orders where number is not null) n
          where number <> place and number < 9000`,
    ],
  ]
  const broken: string[] = []
  for (const [sentence, query] of checks) {
    const { rows } = await query.execute(db)
    if (rows.length > 0)
      broken.push(
        `${sentence} ${rows
          .slice(0, 5)
          .map(row => row.id)
          .join(', ')} (${rows.length})`,
      )
  }
  return broken
}
