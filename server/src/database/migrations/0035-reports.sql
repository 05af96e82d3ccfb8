-- What the goods of an order cost the shop, as the ledger says: sold less returned. Written with the movements, so that
-- a report of all years reads the orders alone.
alter table repair_orders add column parts_cost numeric(14,2) not null default 0;
comment on column repair_orders.parts_cost is 'Quantity by cost of its movements, sold less returned; kept in the same transaction';
update repair_orders o set parts_cost = m.cost
from (
  select order_id, round(-sum(change * cost), 2) as cost
  from stock_movements where order_kind = 'repair_order' group by order_id
) m
where m.order_id = o.id and m.cost <> 0;

-- The report of movements: of one type by day, and what names no order by its text.
create index stock_movements_type on stock_movements (operation_type, date, id);
create index stock_movements_text on stock_movements using gin (lower(invoice_number || ' ' || comment) gin_trgm_ops)
  where order_id is null;
