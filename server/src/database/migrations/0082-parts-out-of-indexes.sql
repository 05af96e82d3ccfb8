-- Parts of a category or a supplier, and parts orders of some days, are sorted out of their indexes alone; what is not
-- overdue is counted there.
drop index parts_in_category;
create index parts_in_category on parts (category_id, id) include (name, stock_number, price_retail) where deleted_at is null;
drop index parts_supplier;
create index parts_supplier on parts (supplier_id, id) include (name, stock_number, price_retail) where deleted_at is null;

drop index parts_orders_newest;
create index parts_orders_newest on parts_orders (checked_out_at, id)
  include (number, due_date, total_amount, paid_amount, is_paid, refunded_at, status, customer_id)
  where not is_draft and deleted_at is null;
