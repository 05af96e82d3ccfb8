import { type Floor, rowsOf, upTo10000 } from './statements.ts'

export const sums: Record<string, Floor> = {
  // Without the daily sums.
  'orders-report': (pool, { from, to }) =>
    rowsOf(
      pool,
      `select sum(total_amount) as total, sum(labor_amount + parts_amount - discount_amount) as net,
         sum(case when status = 'finished' then parts_cost else (
           select sum(l.quantity * s.average_cost) from repair_order_parts l join part_stock s on s.part_id = l.part_id where l.order_id = o.id) end) as cost,
         sum(balance) filter (where not is_paid) as due,
         sum(balance) filter (where not is_paid and due_date < current_date) as past
       from repair_orders o where status <> 'deleted' and implementation_date >= $1::date and implementation_date < $2::date + 1`,
      [from, to],
    ),

  'movements-report': (pool, { from, to }) =>
    rowsOf(
      pool,
      `select sum(quantity * cost * case operation_type when 'returned' then -1 else 1 end) as cost,
         sum(amount * case operation_type when 'returned' then -1 else 1 end) as price
       from stock_movements where date between $1::date and $2::date`,
      [from, to],
    ),

  dues: async pool => ({
    sums: await rowsOf(
      pool,
      `select sum(balance) as due, sum(balance) filter (where due_date < current_date) as past
       from repair_orders where not is_paid and status <> 'deleted'`,
    ),
    total: await rowsOf(pool, `select count(*) from ${upTo10000("repair_orders where status <> 'deleted'")}`),
  }),
}
