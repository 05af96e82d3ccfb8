import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import type pg from 'pg'

// The baseline: bare routes with the best SQL for the same responses and writes, prepared,
// compressed by the same package, without sign-in, rights and validation. Lists count to 10,000, or
// all where Rigbay does. No SQL is Rigbay's own, so that a bad statement of Rigbay shows.

type Query = Record<string, string>
type Floor = (pool: pg.Pool, query: Query) => Promise<unknown>

export async function openFloors(pool: pg.Pool): Promise<FastifyInstance> {
  const bare = fastify()
  await bare.register(compress, { threshold: 2048, encodings: ['br', 'gzip'] })
  for (const [name, floor] of Object.entries(floors))
    bare.all(`/${name}`, request => floor(pool, request.query as Query))
  return bare
}

const names = new Map<string, string>()

/** Named statements are planned once per connection. */
async function rowsOf(on: pg.Pool | pg.PoolClient, text: string, values: unknown[] = []) {
  const name = names.get(text) ?? `floor ${names.size}`
  names.set(text, name)
  return (await on.query({ name, text, values })).rows
}

const upTo10000 = (of: string) => `(select from ${of} limit 10001) counted`

/** A page, and the count of `of`: up to 10,000, or all. */
async function page(
  pool: pg.Pool,
  text: string,
  of: string,
  values: unknown[] = [],
  counted = upTo10000(of),
) {
  const [data, meta] = await Promise.all([
    rowsOf(pool, text, values),
    rowsOf(pool, `select count(*) from ${counted}`, values),
  ])
  return { data, meta }
}

const order = `o.*, row_to_json(v) as vehicle, row_to_json(c) as customer, row_to_json(m) as mechanic,
  (select json_agg(w order by w.position) from repair_order_works w where w.order_id = o.id) as works,
  (select min(i.invoice_date) from invoices i where i.order_kind = 'repair_order' and i.order_id = o.id) as invoice_date`

const beside = `
  cross join lateral (select id, kind, vin, unit_number, make, model, year, color, license_plate, temporary_plate from vehicles where id = o.vehicle_id) v
  cross join lateral (select id, first_name, last_name, full_name, company_name, phone, phone_extension, email from customers where id = o.customer_id) c
  left join lateral (select id, full_name, phone, email, status from users where id = o.mechanic_id) m on true`

const tags = (of: string, column: string, id: string) =>
  `(select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color)) from ${of} x join tags t on t.id = x.tag_id where x.${column} = ${id})`

const part = `p.*, s.on_hand, s.reserved, s.min_limit, s.is_below_min, k.name as category, b.name as brand, u.name as unit, f.name as supplier,
  exists (select from reservations r where r.part_id = p.id) as is_open,
  exists (select from repair_order_parts l join repair_orders o on o.id = l.order_id where l.part_id = p.id and o.status = 'deleted')
    or exists (select from parts_order_items l join parts_orders o on o.id = l.order_id where l.part_id = p.id and o.deleted_at is not null) as is_deleted,
  exists (select from type_of_work_parts l where l.part_id = p.id) as is_in_works,
  (select json_agg(json_build_object('id', i.id, 'name', n.file_name)) from part_images i join files n on n.id = i.file_id where i.part_id = p.id) as images`
const partBeside = `join part_stock s on s.part_id = p.id join categories k on k.id = p.category_id join units u on u.id = p.unit_id
  left join brands b on b.id = p.brand_id left join suppliers f on f.id = p.supplier_id`

const customer = `c.*, ${tags('customer_tags', 'customer_id', 'c.id')} as tags, (select full_name from users where id = c.sales_manager_id) as manager,
  (select count(*) from comments m where m.kind = 'customer' and m.record_id = c.id) as comments,
  exists (select from vehicles v where v.owner_id = c.id and v.kind = 'truck') as trucks,
  exists (select from vehicles v where v.owner_id = c.id and v.kind = 'trailer') as trailers,
  exists (select from parts_orders o where o.customer_id = c.id and not o.is_draft) as orders`

const picture = (partId: string) =>
  `(select json_build_object('id', i.id, 'name', n.file_name) from part_images i join files n on n.id = i.file_id where i.part_id = ${partId} and i.is_main)`
const partsOrder = `o.*, row_to_json(m) as manager, ${tags('parts_order_tags', 'order_id', 'o.id')} as tags,
  (select json_agg(d order by d.id) from parts_order_deliveries d where d.order_id = o.id) as deliveries,
  (select json_agg(json_build_object('id', i.id, 'part', i.part_id, 'name', i.name, 'picture', ${picture('i.part_id')})) from (select * from parts_order_items where order_id = o.id order by id limit 4) i) as preview,
  (select min(i.invoice_date) from invoices i where i.order_kind = 'parts_order' and i.order_id = o.id) as invoice_date`
const manager =
  'left join lateral (select id, full_name, first_name, last_name from users where id = o.sales_manager_id) m on true'

const floors: Record<string, Floor> = {
  'parts-orders': pool =>
    page(
      pool,
      `select ${partsOrder} from (select * from parts_orders where not is_draft and deleted_at is null order by checked_out_at desc, id desc limit 24) o ${manager}
       order by o.checked_out_at desc, o.id desc`,
      'parts_orders where not is_draft and deleted_at is null',
    ),

  'parts-order': (pool, { id }) =>
    rowsOf(
      pool,
      `select ${partsOrder},
         (select json_agg(json_build_object('id', i.id, 'quantity', i.quantity, 'price', i.base_price, 'discount', i.discount, 'part', i.part_id, 'name', i.name, 'stock_number', i.stock_number,
            'article', p.article_number, 'brand', b.name, 'unit', u.name, 'available', s.on_hand - s.reserved, 'picture', ${picture('p.id')}) order by i.id)
            from parts_order_items i join parts p on p.id = i.part_id join units u on u.id = p.unit_id join part_stock s on s.part_id = p.id left join brands b on b.id = p.brand_id where i.order_id = o.id) as items,
         (select json_agg(json_build_object('id', y.id, 'amount', y.amount, 'date', y.payment_date, 'by', n.full_name)) from payments y left join users n on n.id = y.created_by
            where y.order_kind = 'parts_order' and y.order_id = o.id and not exists (select from payment_reversals r where r.payment_id = y.id)) as payments,
         (select json_agg(json_build_object('id', a.id, 'name', f.file_name, 'size', f.size)) from attachments a join files f on f.id = a.file_id where a.kind = 'parts_order' and a.record_id = o.id) as files
       from parts_orders o ${manager} where o.id = $1 and o.deleted_at is null`,
      [id],
    ),

  orders: (pool, { offset = '0' }) =>
    page(
      pool,
      `select ${order} from (select * from repair_orders where status <> 'deleted' order by id desc limit 24 offset ${Number(offset)}) o ${beside} order by o.id desc`,
      "repair_orders where status <> 'deleted'",
    ),

  'orders-by-total': pool =>
    page(
      pool,
      `select ${order} from (select * from repair_orders where status = 'finished' order by total_amount desc, id desc limit 24) o ${beside} order by o.total_amount desc, o.id desc`,
      "repair_orders where status = 'finished'",
    ),

  'orders-not-paid': pool =>
    page(
      pool,
      `select ${order} from (select * from repair_orders where not is_paid and status <> 'deleted' order by id desc limit 24) o ${beside} order by o.id desc`,
      '',
      [],
      "repair_orders where not is_paid and status <> 'deleted'",
    ),

  'orders-of-customer': (pool, { customer }) =>
    page(
      pool,
      `select ${order} from (select * from repair_orders where customer_id = $1 and status <> 'deleted' order by total_amount desc, id desc limit 24) o ${beside} order by o.total_amount desc, o.id desc`,
      "repair_orders where customer_id = $1 and status <> 'deleted'",
      [customer],
    ),

  'parts-of-category': (pool, { category }) =>
    page(
      pool,
      `select ${part} from (select * from parts where category_id = $1 and deleted_at is null order by price_retail, id limit 24) p ${partBeside} order by p.price_retail, p.id`,
      'parts where category_id = $1 and deleted_at is null',
      [category],
    ),

  'customers-by-name': (pool, { word }) =>
    page(
      pool,
      `select ${customer} from (select * from customers where search_text like $1 order by full_name, id limit 24) c order by c.full_name, c.id`,
      'customers where search_text like $1',
      [`%${word!.toLowerCase()}%`],
    ),

  'movements-of-word': (pool, { word }) =>
    page(
      pool,
      `with found as materialized (
         select m.id, m.date from parts p join stock_movements m on m.part_id = p.id where p.search_text like $1
         union select m.id, m.date from stock_movements m where m.order_id is null and lower(m.invoice_number || ' ' || m.supplier || ' ' || m.comment) like $1)
       select m.*, row_to_json(p) as part, (select full_name from users where id = m.user_id) as by
       from (select id from found order by date, id limit 24) f join stock_movements m using (id)
       cross join lateral (select id, name, stock_number, article_number from parts where id = m.part_id) p order by m.date, m.id`,
      'parts p join stock_movements m on m.part_id = p.id where p.search_text like $1',
      [`%${word!.toLowerCase()}%`],
    ),

  'orders-of-word': (pool, { word }) =>
    rowsOf(
      pool,
      `with found as materialized (
         select id from repair_orders where lower(order_number) like $1
         union select o.id from vehicles v join repair_orders o on o.vehicle_id = v.id where v.search_text like $1
         union select o.id from customers c join repair_orders o on o.customer_id = c.id where c.search_text like $1)
       select ${order}, total from (
         select o.*, count(*) over () as total from found join repair_orders o using (id) where status <> 'deleted' order by id desc limit 24
       ) o ${beside} order by o.id desc`,
      [`%${word!.toLowerCase()}%`],
    ),

  'vehicles-of-word': (pool, { word }) =>
    rowsOf(
      pool,
      `with found as materialized (
         select id from vehicles where search_text like $1
         union select v.id from customers c join vehicles v on v.owner_id = c.id where c.search_text like $1)
       select v.id, v.kind, v.vin, v.unit_number, v.make, v.model, v.year, v.license_plate, v.temporary_plate, row_to_json(o) as owner
       from (select v.* from found join vehicles v using (id) order by id desc limit 20) v
       cross join lateral (select id, first_name, last_name, company_name, phone, phone_extension from customers where id = v.owner_id) o
       order by v.id desc`,
      [`%${word!.toLowerCase()}%`],
    ),

  'parts-of-word': (pool, { word }) =>
    rowsOf(
      pool,
      `with found as materialized (select id from parts where search_text like $1)
       select p.id, p.name, p.stock_number, p.article_number, p.price_retail, s.on_hand, s.reserved, row_to_json(u) as unit
       from (select p.* from found join parts p using (id) where deleted_at is null order by name, id limit 20) p
       join part_stock s on s.part_id = p.id
       cross join lateral (select id, name, accept_decimals from units where id = p.unit_id) u
       order by p.name, p.id`,
      [`%${word!.toLowerCase()}%`],
    ),

  'customers-of-word': (pool, { word }) =>
    rowsOf(
      pool,
      `with found as materialized (select id from customers where search_text like $1)
       select id, type, first_name, last_name, company_name, email, phone, phone_extension from found join customers using (id)
       order by id desc limit 20`,
      [`%${word!.toLowerCase()}%`],
    ),

  // Without the daily sums.
  'orders-report': (pool, { from, to }) =>
    rowsOf(
      pool,
      `select sum(total_amount) as total, sum(labor_amount + parts_amount - discount_amount) as net,
         sum(case when status = 'finished' then parts_cost else (
           select sum(l.quantity * s.average_cost) from repair_order_parts l join part_stock s on s.part_id = l.part_id where l.order_id = o.id) end) as cost,
         sum(total_amount - paid_amount) filter (where not is_paid) as due,
         sum(total_amount - paid_amount) filter (where not is_paid and due_date < current_date) as past
       from repair_orders o where status <> 'deleted' and implementation_date >= $1::date and implementation_date < $2::date + 1`,
      [from, to],
    ),

  'movements-report': (pool, { from, to }) =>
    rowsOf(
      pool,
      `select sum(quantity * cost * case operation_type when 'returned' then -1 else 1 end) as cost,
         sum(quantity * price * case operation_type when 'returned' then -1 else 1 end) filter (where describe is distinct from 'defect' and describe is distinct from 'broke') as price
       from stock_movements where date between $1::date and $2::date`,
      [from, to],
    ),

  dues: async pool => ({
    sums: await rowsOf(
      pool,
      `select sum(total_amount - paid_amount) as due, sum(total_amount - paid_amount) filter (where due_date < current_date) as past
       from repair_orders where not is_paid and status <> 'deleted'`,
    ),
    total: await rowsOf(pool, `select count(*) from ${upTo10000("repair_orders where status <> 'deleted'")}`),
  }),

  customers: pool =>
    page(
      pool,
      `select ${customer} from (select * from customers order by id desc limit 24) c order by c.id desc`,
      'customers',
    ),

  trucks: pool =>
    page(
      pool,
      `select v.*, c.full_name, c.company_name, ${tags('vehicle_tags', 'vehicle_id', 'v.id')} as tags,
         (select count(*) from comments m where m.kind = v.kind and m.record_id = v.id) as comments,
         (select json_agg(distinct o.status) from repair_orders o where o.vehicle_id = v.id) as statuses
       from vehicles v join customers c on c.id = v.owner_id where v.kind = 'truck' order by v.id desc limit 24`,
      "vehicles where kind = 'truck'",
    ),

  parts: pool =>
    page(
      pool,
      `select ${part} from (select * from parts where deleted_at is null order by id desc limit 24) p ${partBeside} order by p.id desc`,
      'parts where deleted_at is null',
    ),

  order: (pool, { id }) => wholeOrder(pool, id!),

  part: (pool, { id }) =>
    rowsOf(
      pool,
      `select ${part}, s.average_cost,
         (select json_agg(json_build_object('feature', f.name, 'value', v.name)) from part_feature_values x join features f on f.id = x.feature_id join feature_values v on v.id = x.value_id where x.part_id = p.id) as features
       from parts p ${partBeside} where p.id = $1 and p.deleted_at is null`,
      [id],
    ),

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
        `insert into stock_movements (part_id, operation_type, quantity, price, cost, describe, order_kind, order_id, date)
         select part_id, $2::text, quantity, price, 3, nullif($2::text, 'returned'), 'repair_order', order_id, current_date from repair_order_parts where order_id = $1`,
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

const wholeOrder = (on: pg.Pool | pg.PoolClient, id: string | number) =>
  rowsOf(
    on,
    `select ${order},
       (select json_agg(json_build_object('work_id', l.work_id, 'quantity', l.quantity, 'price', l.price, 'name', p.name, 'stock_number', p.stock_number, 'retail', p.price_retail, 'unit', u.name) order by l.position)
          from repair_order_parts l join parts p on p.id = l.part_id join units u on u.id = p.unit_id where l.order_id = o.id) as parts,
       (select json_agg(json_build_object('id', y.id, 'amount', y.amount, 'date', y.payment_date, 'by', n.full_name)) from payments y left join users n on n.id = y.created_by
          where y.order_kind = 'repair_order' and y.order_id = o.id and not exists (select from payment_reversals r where r.payment_id = y.id)) as payments,
       (select json_agg(json_build_object('id', a.id, 'name', f.file_name, 'size', f.size)) from attachments a join files f on f.id = a.file_id where a.kind = 'repair_order' and a.record_id = o.id) as files
     from repair_orders o ${beside} where o.id = $1`,
    [id],
  )

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

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
