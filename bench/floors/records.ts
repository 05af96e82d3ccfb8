import type pg from 'pg'
import { beside, manager, order, part, partBeside, partsOrder, picture } from './columns.ts'
import { type Floor, rowsOf } from './statements.ts'

export const records: Record<string, Floor> = {
  order: (pool, { id }) => wholeOrder(pool, id!),

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

  part: (pool, { id }) =>
    rowsOf(
      pool,
      `select ${part}, s.average_cost,
         (select json_agg(json_build_object('feature', f.name, 'value', v.name)) from part_feature_values x join features f on f.id = x.feature_id join feature_values v on v.id = x.value_id where x.part_id = p.id) as features
       from parts p ${partBeside} where p.id = $1 and p.deleted_at is null`,
      [id],
    ),
}

export const wholeOrder = (on: pg.Pool | pg.PoolClient, id: string | number) =>
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
