import { type RawBuilder, sql } from 'kysely'
import type { LedgerCheck } from '#contract/ledger-check/ledger-check.ts'

/** Ids of the records whose stored sums differ from their rows; of a day, its days since 2000. */
export const ledgerQueries: Record<
  LedgerCheck,
  { kind: 'part' | 'repair_order' | 'parts_order' | 'day'; query: RawBuilder<{ id: number }> }
> = {
  on_hand: {
    kind: 'part',
    query: sql`select p.id from parts p left join part_stock s on s.part_id = p.id left join stock_movements m on m.part_id = p.id
      group by p.id, s.part_id having s.on_hand is distinct from coalesce(sum(m.change), 0)`,
  },
  reserved: {
    kind: 'part',
    query: sql`select s.part_id as id from part_stock s left join reservations r on r.part_id = s.part_id
      group by s.part_id having s.reserved <> coalesce(sum(r.quantity), 0)`,
  },
  repair_order_reservations: {
    kind: 'repair_order',
    query: sql`select coalesce(o.id, r.order_id) as id from repair_orders o
      left join lateral (select part_id, sum(quantity) as quantity from repair_order_parts where order_id = o.id group by part_id) l on true
      full join (select * from reservations where order_kind = 'repair_order') r on r.order_id = o.id and r.part_id = l.part_id
      where (o.status in ('new', 'in_process') and l.part_id is not null and l.quantity is distinct from r.quantity)
         or (r.order_id is not null and (o.id is null or o.status not in ('new', 'in_process')))`,
  },
  parts_order_reservations: {
    kind: 'parts_order',
    query: sql`select coalesce(o.id, r.order_id) as id from (
        select parts_orders.id, status, deleted_at, is_draft, i.part_id, i.quantity from parts_orders
        left join parts_order_items i on i.order_id = parts_orders.id
      ) o
      full join (select * from reservations where order_kind = 'parts_order') r on r.order_id = o.id and r.part_id = o.part_id
      where coalesce(case when not o.is_draft and o.deleted_at is null
      and o.status in ('new', 'in_process', 'pending_pickup') then o.quantity end, 0) <> coalesce(r.quantity, 0)`,
  },
  repair_order_movements: {
    kind: 'repair_order',
    query: sql`with sold as (
        select order_id, part_id, -sum(change) as quantity from stock_movements where order_kind = 'repair_order' group by 1, 2
      ), lines as (
        select l.order_id, l.part_id, sum(l.quantity) as quantity from repair_order_parts l
        join repair_orders o on o.id = l.order_id and o.status = 'finished' group by 1, 2
      )
      select coalesce(sold.order_id, lines.order_id) as id from sold
      full join lines on lines.order_id = sold.order_id and lines.part_id = sold.part_id
      where coalesce(sold.quantity, 0) <> coalesce(lines.quantity, 0)`,
  },
  parts_order_movements: {
    kind: 'parts_order',
    query: sql`with sold as (
        select order_id, part_id, -sum(change) as quantity from stock_movements where order_kind = 'parts_order' group by 1, 2
      ), lines as (
        select i.order_id, i.part_id, i.quantity from parts_order_items i
        join parts_orders o on o.id = i.order_id and o.status in ('sent', 'delivered', 'lost', 'damaged')
      )
      select coalesce(sold.order_id, lines.order_id) as id from sold
      full join lines on lines.order_id = sold.order_id and lines.part_id = sold.part_id
      where coalesce(sold.quantity, 0) <> coalesce(lines.quantity, 0)`,
  },
  repair_order_payments: {
    kind: 'repair_order',
    query: sql`select o.id from repair_orders o
      left join payments p on p.order_kind = 'repair_order' and p.order_id = o.id
        and not exists (select 1 from payment_reversals x where x.payment_id = p.id)
      group by o.id having o.paid_amount <> coalesce(sum(p.amount), 0)
        or o.is_paid <> case when o.total_amount > 0 then coalesce(sum(p.amount), 0) >= o.total_amount
      else o.status = 'finished' end`,
  },
  parts_order_payments: {
    kind: 'parts_order',
    query: sql`select o.id from parts_orders o
      left join payments p on p.order_kind = 'parts_order' and p.order_id = o.id
        and not exists (select 1 from payment_reversals x where x.payment_id = p.id)
      group by o.id having o.paid_amount <> coalesce(sum(p.amount), 0)
        or o.is_paid <> (not o.is_draft and coalesce(sum(p.amount), 0) >= o.total_amount)
        or o.is_paid <> (o.paid_at is not null)`,
  },
  repair_order_totals: {
    kind: 'repair_order',
    query: sql`select o.id from repair_orders o
      left join (select order_id, sum(amount) as amount, sum(cost) as cost from repair_order_charges group by 1) c
        on c.order_id = o.id
      where o.charges_amount <> coalesce(c.amount, 0) or o.charges_cost <> coalesce(c.cost, 0)
        or o.total_amount <> o.labor_amount + o.parts_amount + o.charges_amount - o.discount_amount
          + o.tax_labor_amount + o.tax_parts_amount`,
  },
  parts_order_totals: {
    kind: 'parts_order',
    query: sql`select o.id from parts_orders o
      left join lateral (
        select coalesce(sum(round(round(i.base_price * (100 - i.discount) / 100, 2) * i.quantity, 2)), 0) as subtotal,
      coalesce(sum(case when i.free_shipping then 0 else round(i.delivery_cost * i.quantity, 2) end), 0) as shipping,
      count(*) as count
        from parts_order_items i where i.order_id = o.id
      ) l on true
      left join lateral (
        select coalesce(sum(amount), 0) as amount, coalesce(sum(cost), 0) as cost,
      coalesce(sum(amount) filter (where taxed_as = 'parts'), 0) as as_parts,
      coalesce(sum(amount) filter (where taxed_as = 'labor'), 0) as as_labor
        from parts_order_charges where order_id = o.id
      ) c on true
      where o.subtotal_amount <> l.subtotal or o.items_count <> l.count
        or o.delivery_amount <> case o.delivery_type when 'delivery' then l.shipping else 0 end
        or o.charges_amount <> c.amount or o.charges_cost <> c.cost
        or o.tax_amount <> round((o.subtotal_amount + c.as_parts) * o.tax_rate / 100, 2)
        or o.tax_labor_amount <> round(c.as_labor * o.tax_labor / 100, 2)
        or (o.delivery_type is distinct from 'delivery' and o.delivery_cost <> 0)
        or o.total_amount <> o.subtotal_amount + o.delivery_amount + o.delivery_cost + o.charges_amount
          + o.tax_amount + o.tax_labor_amount`,
  },
  finished_order_days: {
    kind: 'day',
    query: sql`with days as (
        select day, sum(orders) as n, sum(total_amount) as total, sum(labor_amount) as labor,
      sum(parts_amount) as parts, sum(charges_amount) as charges, sum(net_amount) as net,
      sum(parts_cost) as cost, sum(charges_cost) as charges_cost
        from repair_order_days group by day
      ), orders as (
        select (o.implementation_date at time zone c.timezone)::date as day, count(*) as n,
      sum(total_amount) as total, sum(labor_amount) as labor, sum(parts_amount) as parts,
      sum(charges_amount) as charges, sum(net_amount) as net, sum(parts_cost) as cost, sum(charges_cost) as charges_cost
        from repair_orders o, company c where status = 'finished' group by 1
      )
      select day - date '2000-01-01' as id from days full join orders using (day)
      where (coalesce(days.n, 0), coalesce(days.total, 0), coalesce(days.labor, 0), coalesce(days.parts, 0), coalesce(days.charges, 0), coalesce(days.net, 0), coalesce(days.cost, 0), coalesce(days.charges_cost, 0))
        <> (coalesce(orders.n, 0), coalesce(orders.total, 0), coalesce(orders.labor, 0), coalesce(orders.parts, 0), coalesce(orders.charges, 0), coalesce(orders.net, 0), coalesce(orders.cost, 0), coalesce(orders.charges_cost, 0))`,
  },
  unpaid_order_days: {
    kind: 'day',
    query: sql`with days as (
        select due_date, status, is_billed, is_owing, sum(orders) as n, sum(balance) as balance
        from unpaid_repair_order_days group by 1, 2, 3, 4
      ), orders as (
        select due_date, status, billed_at is not null as is_billed, balance > 0 as is_owing,
      count(*) as n, sum(balance) as balance
        from repair_orders where not is_paid and status <> 'deleted' group by 1, 2, 3, 4
      )
      select due_date - date '2000-01-01' as id from days full join orders using (due_date, status, is_billed, is_owing)
      where (coalesce(days.n, 0), coalesce(days.balance, 0)) <> (coalesce(orders.n, 0), coalesce(orders.balance, 0))`,
  },
  movement_days: {
    kind: 'day',
    query: sql`with days as (
        select day, operation_type, sum(cost) as cost, sum(price) as price from stock_movement_days group by 1, 2
      ), movements as (
        select date as day, operation_type,
      sum(quantity * cost) * case operation_type when 'returned' then -1 else 1 end as cost,
      sum(amount) * case operation_type when 'returned' then -1 else 1 end as price
        from stock_movements group by 1, 2
      )
      select day - date '2000-01-01' as id from days full join movements using (day, operation_type)
      where (coalesce(days.cost, 0), coalesce(days.price, 0)) <> (coalesce(movements.cost, 0), coalesce(movements.price, 0))`,
  },
}
