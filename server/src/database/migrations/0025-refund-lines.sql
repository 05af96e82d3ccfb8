-- A payment with a negative amount gives money back.
alter table payments drop constraint payments_amount_check;
alter table payments add constraint payments_amount_check check (amount <> 0);

-- A canceled order may be refunded too.
alter table parts_orders drop constraint parts_orders_check5;
alter table parts_orders add constraint parts_orders_refunded_check
  check (refunded_at is null or status in ('returned', 'canceled'));
