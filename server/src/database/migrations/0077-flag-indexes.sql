-- PostgreSQL uses an index on `paid_at is not null` for that alone, never for `paid_at is null`: what is not paid was
-- looked for among all. Each of the two gets an index, and each order still stands in one.

drop index parts_orders_paid;
create index parts_orders_paid on parts_orders (checked_out_at, id)
  where not is_draft and deleted_at is null and refunded_at is null and paid_at is not null;
create index parts_orders_not_paid on parts_orders (checked_out_at, id) include (source)
  where not is_draft and deleted_at is null and refunded_at is null and paid_at is null;

drop index repair_orders_billed;
create index repair_orders_billed on repair_orders (id desc) where status <> 'deleted' and billed_at is not null;
create index repair_orders_not_billed on repair_orders (id desc) where status <> 'deleted' and billed_at is null;
