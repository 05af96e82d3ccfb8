-- The report in the order of what is due: of the few orders that owe something, and which of them are overdue, the day says.
create index repair_orders_balance on repair_orders ((total_amount - paid_amount), id) include (due_date)
  where not is_paid and status <> 'deleted' and total_amount > paid_amount;

-- The orders of a mechanic are counted out of their index alone.
drop index repair_orders_mechanic;
create index repair_orders_mechanic on repair_orders (mechanic_id, id desc) include (status);

-- What a range of days finds is sorted out of its index alone in the other orders too.
drop index repair_orders_implementation;
create index repair_orders_implementation on repair_orders (implementation_date, id)
  include (status, due_date, status_changed_at, total_amount, paid_amount, is_paid, customer_id);
