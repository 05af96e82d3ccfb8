import type pg from 'pg'

/**
 * Repair orders and as many parts orders of ten years: a dozen mechanics, three big fleets, small
 * ones and single owners, common names, most orders finished and paid, recent ones open; a tenth of
 * the parts imported today under one name. Values follow from the row number, sums and ledgers add
 * up, rows are stored in the order of their dates, and indexes are built last.
 */
export async function seedShop(pool: pg.Pool, orders: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query("set maintenance_work_mem = '512MB'")
    // All references are valid, so foreign keys need no check.
    await client.query('set session_replication_role = replica')
    const indexes = await dropIndexes(client)
    const sizes = {
      orders,
      customers: Math.max(20, Math.round(orders / 5)),
      vehicles: Math.max(30, Math.round(orders * 0.3)),
      parts: Math.max(100, Math.round(orders / 2)),
      traded_parts: Math.max(90, Math.round(orders * 0.45)),
    }
    for (const text of statements) await client.query(fill(text, sizes))
    for (const definition of indexes) await client.query(definition)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query(`
    select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(row => row.definition)
}

const fill = (text: string, sizes: Record<string, number>): string =>
  text.replace(/:(\w+):/g, (_, name: string) => String(sizes[name]))

const first = `(array['Maria','John','Ivan','Olena','Carlos','Wei','Amina','Pete','Rosa','Dmytro','Lena','Hank','Sofia','Omar','Grace','Viktor'])`
const last = `(array['Lopez','Smith','Petrenko','Kowalski','Nguyen','Brown','Garcia','Ivanov','Jones','Haddad','Olsen','Moreno','Clark','Bondar','Reyes','Fischer','Walker','Shevchenko'])`
const parts = `(array['Brake shoe','Oil filter','Slack adjuster','Wheel seal','Air dryer','Mud flap','Fuel filter','Clamp','Marker light','Hub cap','Air hose','Shock absorber','Kingpin kit','U-bolt','Wiper blade','Battery','Alternator','Water pump','Belt','Gasket'])`

const statements = [
  `create function pg_temp.pick(n bigint, salt int, below int) returns int language sql immutable
   as 'select abs(hashint8extended(n, salt) % below)::int'`,

  `insert into users (role_id, first_name, last_name, email, status)
   select 3, ${first}[1 + n % 16], ${last}[1 + n % 18], 'mechanic' || n || '@bench.test', 'active'
   from generate_series(1, 12) n`,

  `insert into units (name, accept_decimals) select * from (values ('b-pcs', false), ('b-gal', true)) u`,
  `insert into suppliers (name) select 'Supplier ' || n from generate_series(1, 40) n`,
  `insert into brands (name, slug) select 'Brand ' || n, 'bench-brand-' || n from generate_series(1, 60) n`,
  `insert into categories (name, slug, parent_id) select 'Category ' || n, 'bench-category-' || n, 1 + n % 2 from generate_series(1, 60) n`,

  `create temp table base as select
     (select coalesce(max(id), 0) from customers) as customer, (select coalesce(max(id), 0) from vehicles) as vehicle,
     (select coalesce(max(id), 0) from parts_orders) as parts_order, (select coalesce(max(id), 0) from parts) as part, (select coalesce(max(id), 0) from repair_orders) as repair_order,
     (select array_agg(id order by id) from users where email like 'mechanic%@bench.test') as mechanics,
     (select array_agg(id order by id) from suppliers where name like 'Supplier %') as suppliers,
     (select array_agg(id order by id) from brands where slug like 'bench-brand-%') as brands,
     (select array_agg(id order by id) from categories where slug like 'bench-category-%') as categories,
     (select min(id) from units where name = 'b-pcs') as unit`,

  `insert into customers (id, first_name, last_name, company_name, phone, email, created_at) overriding system value
   select b.customer + n, ${first}[1 + pg_temp.pick(n, 1, 16)], ${last}[1 + pg_temp.pick(n, 2, 18)],
     case when n % 4 = 0 then '' else ${last}[1 + pg_temp.pick(n, 3, 18)] || ' Freight ' || pg_temp.pick(n, 4, 1 + :customers: / 3) end,
     '+1312' || lpad(n::text, 7, '0'), 'c' || n || '@bench.test', now() - (:customers: - n)::float8 / :customers: * interval '3650 days'
   from generate_series(1, :customers:) n, base b`,

  `insert into vehicles (id, kind, vin, unit_number, make, model, year, type_id, license_plate, gvwr, owner_id) overriding system value
   select b.vehicle + n, case when n % 3 = 0 then 'trailer' else 'truck' end,
     '1F' || translate(upper(left(md5(n::text), 8)), 'IOQ', 'XYZ') || lpad(n::text, 7, '0'), (1 + pg_temp.pick(n, 5, 9000))::text,
     (array['Freightliner','Kenworth','Volvo','Peterbilt','Mack','International','Utility','Wabash'])[1 + pg_temp.pick(n, 6, 8)],
     'Model ' || pg_temp.pick(n, 7, 60), 1998 + pg_temp.pick(n, 8, 28), case when n % 3 = 0 then null else 1 end,
     'P' || pg_temp.pick(n, 9, 9000000), 50000, b.customer + 1 + case when n % 25 = 0 then n / 25 % 3 else pg_temp.pick(n, 10, :customers:)::bigint * pg_temp.pick(n, 11, :customers:) / :customers: end
   from generate_series(1, :vehicles:) n, base b`,

  `insert into parts (id, name, slug, stock_number, article_number, category_id, brand_id, supplier_id, unit_id, price_retail, for_shop) overriding system value
   select b.part + n, case when n > :traded_parts: then 'Load lock' else ${parts}[1 + pg_temp.pick(n, 12, 20)] end || ' ' || pg_temp.pick(n, 13, 5000), 'bench-part-' || n, 'BN-' || n, 'A' || pg_temp.pick(n, 14, 90000000),
     b.categories[1 + pg_temp.pick(n, 15, 60)], b.brands[1 + pg_temp.pick(n, 16, 60)], b.suppliers[1 + pg_temp.pick(n, 17, 40)], b.unit,
     5 + pg_temp.pick(n, 18, 200), pg_temp.pick(n, 19, 3) = 0
   from generate_series(1, :parts:) n, base b`,

  // Lines first: the orders are their sums.
  `create temp table drafted as
   select b.repair_order + n as id, n, b.vehicle + 1 + pg_temp.pick(n, 20, :vehicles:) as vehicle_id, b.mechanics[1 + pg_temp.pick(n, 21, 12)] as mechanic_id,
     1 + pg_temp.pick(n, 22, 4) - (n % 2) * pg_temp.pick(n, 22, 2) as works,
     case when n % 97 = 0 then 'deleted' when n > :orders: * 0.995 and pg_temp.pick(n, 23, 3) > 0 then (array['new','in_process'])[1 + n % 2] else 'finished' end as status,
     now() - (:orders: - n)::float8 / :orders: * interval '3650 days' - interval '1 hour' as created_at
   from generate_series(1, :orders:) n, base b`,

  `create temp table drafted_works as
   select (select coalesce(max(id), 0) from repair_order_works) + row_number() over (order by d.n, p) as id, d.id as order_id, d.n, p as position, 30 * (1 + pg_temp.pick(d.n * 8 + p, 24, 12)) as minutes
   from drafted d, generate_series(0, greatest(d.works, 1) - 1) p`,
  `insert into repair_order_works (id, order_id, position, name, duration_minutes, hourly_rate) overriding system value
   select id, order_id, position, 'Work ' || pg_temp.pick(id, 25, 200), minutes, 120 from drafted_works`,

  `insert into repair_order_parts (work_id, order_id, part_id, position, quantity, price)
   select w.id, w.order_id, b.part + 1 + (pg_temp.pick(w.id, 26, :traded_parts:)::bigint * pg_temp.pick(w.id, 27, :traded_parts:) / :traded_parts:), 0, 1 + pg_temp.pick(w.id, 28, 4), 5 + pg_temp.pick(w.id, 29, 200)
   from drafted_works w, base b where pg_temp.pick(w.id, 30, 3) > 0 order by w.id`,

  `insert into repair_orders (id, order_number, vehicle_id, customer_id, mechanic_id, status, status_before_deletion, status_changed_at,
     implementation_date, due_date, labor_amount, parts_amount, total_amount, paid_amount, is_paid, paid_at, billed_at, created_at) overriding system value
   select d.id, 'R-' || lpad(d.id::text, greatest(6, length(d.id::text)), '0'), d.vehicle_id, v.owner_id, d.mechanic_id, d.status, case when d.status = 'deleted' then 'new' end,
     d.created_at + pg_temp.pick(d.n, 31, 20) * interval '7 hours', d.created_at + pg_temp.pick(d.n, 32, 9) * interval '11 hours', (d.created_at + (7 + pg_temp.pick(d.n, 33, 40)) * interval '1 day')::date,
     l.labor, coalesce(p.amount, 0), s.total, x.paid, x.paid >= s.total, case when x.paid >= s.total then d.created_at + interval '9 days' end,
     case when d.status = 'finished' and d.n % 3 > 0 then d.created_at + interval '8 days' end, d.created_at
   from drafted d
   join vehicles v on v.id = d.vehicle_id
   join (select order_id, sum(minutes * 2) as labor from drafted_works group by 1) l on l.order_id = d.id
   left join (select order_id, sum(price * quantity) as amount from repair_order_parts group by 1) p on p.order_id = d.id
   cross join lateral (select l.labor + coalesce(round(p.amount, 2), 0) as total) s
   cross join lateral (select case
       when d.status = 'deleted' or pg_temp.pick(d.n, 34, 100) < case when d.n > :orders: * 0.95 then 60 else 2 end then 0
       when pg_temp.pick(d.n, 35, 100) = 0 then round(s.total / 2, 2) else s.total end as paid) x
   order by d.id`,

  `insert into payments (order_kind, order_id, amount, payment_date, payment_method, created_at)
   select 'repair_order', id, case turn when 1 then paid_amount - (turns - 1) * share else share end, created_at::date + 9, 'cash', created_at + interval '9 days'
   from repair_orders, base b, lateral (select 1 + id % 3 as turns) t, lateral (select round(paid_amount / turns, 2) as share) s, generate_series(1, turns) turn
   where id > b.repair_order and paid_amount > 0 order by id, turn`,
  `insert into invoices (order_kind, order_id, invoice_date, created_at)
   select 'repair_order', id, billed_at::date, billed_at from repair_orders, base b where id > b.repair_order and billed_at is not null`,
  `insert into history (kind, record_id, act, timezone, performed_at)
   select 'repair_order', d.id, act, 'America/Chicago', d.created_at from drafted d, unnest(array['created', 'updated']) act order by d.n`,

  `insert into stock_movements (part_id, operation_type, quantity, price, amount, cost, describe, order_kind, order_id, date, created_at)
   select p.part_id, 'sold', p.quantity, p.price, round(p.quantity * p.price, 2), 3, 'sold', 'repair_order', o.id, o.status_changed_at::date, o.status_changed_at
   from repair_orders o join repair_order_parts p on p.order_id = o.id, base b where o.id > b.repair_order and o.status = 'finished'
   order by o.status_changed_at, p.id`,
  `update repair_orders o set parts_cost = m.cost from (
     select order_id, round(-sum(change * cost), 2) as cost from stock_movements where order_kind = 'repair_order' group by 1
   ) m where m.order_id = o.id`,
  `insert into reservations (part_id, order_kind, order_id, quantity, created_at)
   select p.part_id, 'repair_order', o.id, sum(p.quantity), o.created_at
   from repair_orders o join repair_order_parts p on p.order_id = o.id, base b
   where o.id > b.repair_order and o.status in ('new', 'in_process') group by 1, 3, 5`,
  `create temp table drafted_sales as
   select b.parts_order + n as id, n, b.customer + 1 + pg_temp.pick(n, 50, :customers:) as customer_id, 1 + pg_temp.pick(n, 51, 3) as items,
     (array['bs','bs','bs','ecomm','amazon'])[1 + pg_temp.pick(n, 52, 5)] as source, (array['pickup','delivery'])[1 + n % 2] as delivery_type,
     case when n % 41 = 0 then 'canceled' when n <= :orders: * 0.995 then 'delivered' else (array['new','in_process','delivered'])[1 + pg_temp.pick(n, 53, 3)] end as status,
     now() - (:orders: - n)::float8 / :orders: * interval '3650 days' - interval '1 hour' as created_at
   from generate_series(1, :orders:) n, base b`,
  `insert into parts_order_items (order_id, part_id, name, stock_number, unit_name, quantity, base_price, free_shipping, is_overload, created_at)
   select d.id, p.id, p.name, p.stock_number, 'b-pcs', 1 + pg_temp.pick(d.n, 54, 4), p.price_retail, true, false, d.created_at
   from drafted_sales d cross join generate_series(1, d.items) place cross join base b
   join parts p on p.id = b.part + 1 + (pg_temp.pick(d.n, 55, :traded_parts:) + place) % :traded_parts: order by d.n, place`,
  `insert into parts_orders (id, order_number, external_number, source, status, status_changed_at, is_draft, customer_id, customer_snapshot, ecommerce_client,
     delivery_type, delivery_address, billing_address, payment_terms, payment_method, subtotal_amount, total_amount, paid_amount, is_paid, paid_at,
     due_date, items_count, created_at, checked_out_at, sold_at) overriding system value
   select d.id, 'P-' || lpad(d.id::text, greatest(6, length(d.id::text)), '0'), case when d.source <> 'bs' then 'X' || d.id end, d.source, d.status, d.created_at, false, c.id,
     json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'full_name', c.full_name,
       'company_name', c.company_name, 'phone', c.phone, 'phone_extension', c.phone_extension, 'email', c.email),
     case when d.source = 'ecomm' then json_build_object('first_name', c.first_name, 'last_name', c.last_name, 'email', c.email, 'phone', c.phone) end,
     d.delivery_type, a.address, a.address, '30_days', 'check', i.amount, i.amount, x.paid, x.paid >= i.amount, case when x.paid >= i.amount then d.created_at + interval '9 days' end,
     (d.created_at + interval '30 days')::date, d.items, d.created_at, d.created_at, case when d.status = 'delivered' then d.created_at + interval '2 days' end
   from drafted_sales d join customers c on c.id = d.customer_id
   join (select order_id, sum(quantity * base_price) as amount from parts_order_items group by 1) i on i.order_id = d.id
   cross join lateral (select jsonb_build_object('first_name', c.first_name, 'last_name', c.last_name, 'company_name', c.company_name, 'address', '14 Main St',
     'city', 'Joliet', 'state_id', 14, 'zip', '60431', 'phone', c.phone, 'customer_address_id', null) as address) a
   cross join lateral (select case when d.status = 'delivered' and pg_temp.pick(d.n, 56, 100) >= case when d.n > :orders: * 0.95 then 60 else 2 end then i.amount else 0 end as paid) x
   order by d.id`,
  `insert into parts_order_deliveries (order_id, delivery_method, date_sent, delivery_cost, tracking_number)
   select id, 'ups', checked_out_at::date + 1, 12, '1Z' || upper(left(md5(id::text), 14)) from parts_orders, base b
   where id > b.parts_order and status = 'delivered' and delivery_type = 'delivery'`,
  `insert into payments (order_kind, order_id, amount, payment_date, payment_method, created_at)
   select 'parts_order', id, case turn when 1 then paid_amount - (turns - 1) * share else share end, created_at::date + 9, 'check', created_at + interval '9 days'
   from parts_orders, base b, lateral (select 1 + id % 3 as turns) t, lateral (select round(paid_amount / turns, 2) as share) s, generate_series(1, turns) turn
   where id > b.parts_order and paid_amount > 0 order by id, turn`,
  `insert into stock_movements (part_id, operation_type, quantity, price, amount, cost, describe, order_kind, order_id, date, created_at)
   select i.part_id, 'sold', i.quantity, i.base_price, round(i.quantity * i.base_price, 2), 3, 'sold', 'parts_order', o.id, o.sold_at::date, o.sold_at
   from parts_orders o join parts_order_items i on i.order_id = o.id, base b where o.id > b.parts_order and o.status = 'delivered'
   order by o.sold_at, i.id`,
  `insert into reservations (part_id, order_kind, order_id, quantity, created_at)
   select i.part_id, 'parts_order', o.id, i.quantity, o.created_at
   from parts_orders o join parts_order_items i on i.order_id = o.id, base b where o.id > b.parts_order and o.status in ('new', 'in_process')`,

  // Bought: sold, reserved and available; none available of one in twelve.
  `create temp table stocked as
   select p.id as part_id, coalesce(m.sold, 0) as sold, coalesce(r.held, 0) as held,
     case when pg_temp.pick(p.id, 36, 12) = 0 then 0 else pg_temp.pick(p.id, 37, 60) * (1 + pg_temp.pick(p.id, 38, 4)) end as rest
   from base b join parts p on p.id > b.part
   left join (select part_id, sum(quantity) as sold from stock_movements where operation_type = 'sold' group by 1) m on m.part_id = p.id
   left join (select part_id, sum(quantity) as held from reservations group by 1) r on r.part_id = p.id`,
  `insert into stock_movements (part_id, operation_type, quantity, cost, date, created_at)
   select part_id, 'purchase', sold + held + rest, 3, current_date - days, now() - days * interval '1 day'
   from stocked, base b, lateral (select case when part_id > b.part + :traded_parts: then 0 else 3650 end as days) d
   where sold + held + rest > 0 order by days desc, part_id`,
  `insert into part_stock (part_id, on_hand, reserved, average_cost, min_limit)
   select part_id, held + rest, held, 3, case when part_id % 5 > 0 then 1 + pg_temp.pick(part_id, 39, 5) end from stocked order by part_id`,

  ...['customers', 'vehicles', 'parts', 'repair_orders', 'repair_order_works', 'parts_orders'].map(
    table =>
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
  ),
  `update counters set value = greatest(value, (select max(id) from repair_orders)) where name = 'repair_order'`,
  `update counters set value = greatest(value, (select max(id) from parts_orders)) where name = 'parts_order'`,
  // Their triggers were off.
  'select sum_repair_orders_by_day()',
  'select sum_movements_by_day()',
  'select sum_unpaid_orders_by_day()',
]
