-- What a filter finds is counted out of its index alone, and sorted too where it lies far from the beginning of an order:
-- the orders of a year by the day they are due, what is overdue by its amount.
drop index repair_orders_implementation;
create index repair_orders_implementation on repair_orders (implementation_date, id)
  include (status, due_date, status_changed_at);

drop index parts_orders_newest;
create index parts_orders_newest on parts_orders (checked_out_at, id) include (number, due_date)
  where not is_draft and deleted_at is null;
drop index parts_orders_unpaid;
create index parts_orders_unpaid on parts_orders (due_date, id)
  include (total_amount, paid_amount, checked_out_at, number, is_paid, status, refunded_at)
  where not is_draft and deleted_at is null and not is_paid and refunded_at is null and status not in ('canceled', 'returned');

-- What is out of stock is little among what lies there.
create index part_stock_out on part_stock (part_id) where on_hand - reserved <= 0;
