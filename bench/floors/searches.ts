import { beside, customer, order } from './columns.ts'
import { type Floor, page, rowsOf } from './statements.ts'

export const searches: Record<string, Floor> = {
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
}
