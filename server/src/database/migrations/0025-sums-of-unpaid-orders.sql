-- What is due is summed over the unpaid orders alone, and read from their index: with each saved order, every open list
-- asks for it.
drop index repair_orders_unpaid;
create index repair_orders_unpaid on repair_orders (due_date, id)
  include (total_amount, paid_amount, is_paid, status, mechanic_id, customer_id, vehicle_id, implementation_date, billed_at)
  where not is_paid and status <> 'deleted';
