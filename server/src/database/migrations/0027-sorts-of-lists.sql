-- Lists of a status in the order of a day or an amount: what is open is little among years of finished orders, and
-- would be met only at their end.
create index repair_orders_status_changed on repair_orders (status_changed_at, id);
create index repair_orders_open_due on repair_orders (status, due_date, id) where status <> 'finished';
create index repair_orders_open_implementation on repair_orders (status, implementation_date, id) where status <> 'finished';
create index repair_orders_open_changed on repair_orders (status, status_changed_at, id) where status <> 'finished';
create index repair_orders_open_total on repair_orders (status, total_amount, id) where status <> 'finished';

-- A movement computes no more than it must: what is available stands in its index alone.
alter table part_stock drop column available, drop column is_in_stock;
create index part_stock_available on part_stock ((on_hand - reserved), part_id);
create index part_stock_below_min_available on part_stock ((on_hand - reserved), part_id) where is_below_min;
analyze part_stock;
-- Stock is counted without its parts, but for those that are deleted.
create index parts_deleted on parts (id) where deleted_at is not null;
