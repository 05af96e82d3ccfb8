import { beside, customer, manager, order, part, partBeside, partsOrder, tags } from './columns.ts'
import { type Floor, page } from './statements.ts'

export const lists: Record<string, Floor> = {
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

  'parts-orders': pool =>
    page(
      pool,
      `select ${partsOrder} from (select * from parts_orders where not is_draft and deleted_at is null order by checked_out_at desc, id desc limit 24) o ${manager}
       order by o.checked_out_at desc, o.id desc`,
      'parts_orders where not is_draft and deleted_at is null',
    ),

  parts: pool =>
    page(
      pool,
      `select ${part} from (select * from parts where deleted_at is null order by id desc limit 24) p ${partBeside} order by p.id desc`,
      'parts where deleted_at is null',
    ),

  'parts-of-category': (pool, { category }) =>
    page(
      pool,
      `select ${part} from (select * from parts where category_id = $1 and deleted_at is null order by price_retail, id limit 24) p ${partBeside} order by p.price_retail, p.id`,
      'parts where category_id = $1 and deleted_at is null',
      [category],
    ),

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
}
