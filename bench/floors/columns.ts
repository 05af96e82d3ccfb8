export const order = `o.*, row_to_json(v) as vehicle, row_to_json(c) as customer, row_to_json(m) as mechanic,
  (select json_agg(w order by w.position) from repair_order_works w where w.order_id = o.id) as works,
  (select min(i.invoice_date) from invoices i where i.order_kind = 'repair_order' and i.order_id = o.id) as invoice_date`

export const beside = `
  cross join lateral (select id, kind, vin, unit_number, make, model, year, color, license_plate, temporary_plate from vehicles where id = o.vehicle_id) v
  cross join lateral (select id, first_name, last_name, full_name, company_name, phone, phone_extension, email from customers where id = o.customer_id) c
  left join lateral (select id, full_name, phone, email, status from users where id = o.mechanic_id) m on true`

export const tags = (of: string, column: string, id: string) =>
  `(select json_agg(json_build_object('id', t.id, 'name', t.name, 'color', t.color)) from ${of} x join tags t on t.id = x.tag_id where x.${column} = ${id})`

export const part = `p.*, s.on_hand, s.reserved, s.min_limit, s.is_below_min, k.name as category, b.name as brand, u.name as unit, f.name as supplier,
  exists (select from reservations r where r.part_id = p.id) as is_open,
  exists (select from repair_order_parts l join repair_orders o on o.id = l.order_id where l.part_id = p.id and o.status = 'deleted')
    or exists (select from parts_order_items l join parts_orders o on o.id = l.order_id where l.part_id = p.id and o.deleted_at is not null) as is_deleted,
  exists (select from type_of_work_parts l where l.part_id = p.id) as is_in_works,
  (select json_agg(json_build_object('id', i.id, 'name', n.file_name)) from part_images i join files n on n.id = i.file_id where i.part_id = p.id) as images`
export const partBeside = `join part_stock s on s.part_id = p.id join categories k on k.id = p.category_id join units u on u.id = p.unit_id
  left join brands b on b.id = p.brand_id left join suppliers f on f.id = p.supplier_id`

export const customer = `c.*, ${tags('customer_tags', 'customer_id', 'c.id')} as tags, (select full_name from users where id = c.sales_manager_id) as manager,
  (select count(*) from comments m where m.kind = 'customer' and m.record_id = c.id) as comments,
  exists (select from vehicles v where v.owner_id = c.id and v.kind = 'truck') as trucks,
  exists (select from vehicles v where v.owner_id = c.id and v.kind = 'trailer') as trailers,
  exists (select from parts_orders o where o.customer_id = c.id and not o.is_draft) as orders`

export const picture = (partId: string) =>
  `(select json_build_object('id', i.id, 'name', n.file_name) from part_images i join files n on n.id = i.file_id where i.part_id = ${partId} and i.is_main)`
export const partsOrder = `o.*, row_to_json(m) as manager, ${tags('parts_order_tags', 'order_id', 'o.id')} as tags,
  (select json_agg(d order by d.id) from parts_order_deliveries d where d.order_id = o.id) as deliveries,
  (select json_agg(json_build_object('id', i.id, 'part', i.part_id, 'name', i.name, 'picture', ${picture('i.part_id')})) from (select * from parts_order_items where order_id = o.id order by id limit 4) i) as preview,
  (select min(i.invoice_date) from invoices i where i.order_kind = 'parts_order' and i.order_id = o.id) as invoice_date`
export const manager =
  'left join lateral (select id, full_name, first_name, last_name from users where id = o.sales_manager_id) m on true'
