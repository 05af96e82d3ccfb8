-- What is due of a month is summed over its unpaid orders alone, out of their index.
create index repair_orders_unpaid_implementation on repair_orders (implementation_date)
  include (total_amount, paid_amount, due_date) where not is_paid and status <> 'deleted';
