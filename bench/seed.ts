import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { insertShopRows } from '../server/src/testing/shop-rows.ts'

/** Many orders with their works and parts, written by the database itself: every number follows from the row's own. */
export async function seedOrders(
  pool: pg.Pool,
  count: number,
  shop: Awaited<ReturnType<typeof insertShopRows>>,
): Promise<void> {
  const run = (text: string, values: unknown[] = []) => pool.query(text, values)
  const others = Math.max(20, Math.round(count / 5))
  await run(
    `insert into customers (first_name, last_name, company_name, phone, email)
     select 'First' || n, 'Last' || n % 997, 'Fleet ' || n % 5000, '+1312' || lpad(n::text, 7, '0'), 'c' || n || '@example.test'
     from generate_series(1, $1) n`,
    [others],
  )
  await run(
    `insert into vehicles (kind, vin, unit_number, make, model, year, type_id, license_plate, gvwr, owner_id)
     select 'truck', '1FUJGLDR' || lpad(n::text, 9, '0'), n::text, (array['Freightliner', 'Kenworth', 'Volvo'])[1 + n % 3], 'Model ' || n % 40,
       2000 + n % 26, 1, 'P' || n, 50000, c.id
     from generate_series(1, $1) n join customers c on c.email = 'c' || n || '@example.test'`,
    [others],
  )
  await run(
    `insert into repair_orders (order_number, vehicle_id, customer_id, mechanic_id, status, implementation_date, due_date,
       labor_amount, parts_amount, total_amount, paid_amount, is_paid, paid_at, billed_at, created_at)
     select 'B-' || lpad(n::text, 7, '0'), v.id, v.owner_id, $2, (array['new', 'in_process', 'finished', 'finished'])[1 + n % 4],
       now() - (n % 700) * interval '1 day', current_date - n % 700 + 14, 100 + n % 900, 50 + n % 300, 150 + n % 900 + n % 300,
       case when n % 3 = 0 then 0 else 150 + n % 900 + n % 300 end, n % 3 <> 0, case when n % 3 <> 0 then now() end,
       case when n % 2 = 0 then now() end, now() - (n % 700) * interval '1 day'
     from generate_series(1, $1) n
     join vehicles v on v.vin = '1FUJGLDR' || lpad((1 + n % $3)::text, 9, '0')`,
    [count, shop.mechanicId, others],
  )
  await run(
    `insert into repair_order_works (order_id, position, name, duration_minutes, hourly_rate)
     select id, p, 'Work ' || p, 90, 145 from repair_orders, generate_series(0, 1) p`,
  )
  await run(
    `insert into parts (name, slug, stock_number, category_id, unit_id, price_retail, on_hand, average_cost)
     select 'Part ' || n, $1 || n, 'BN-' || n, (select min(id) from categories), (select min(id) from units), 5 + n % 200, 1000000, 3
     from generate_series(1, 500) n`,
    [`${randomUUID()}-`],
  )
  await run('analyze')
}
