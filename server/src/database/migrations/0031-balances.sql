-- What is left to pay is computed in one place.
alter table repair_orders add column balance numeric(12,2) not null generated always as (total_amount - paid_amount) stored;
alter table parts_orders add column balance numeric(12,2) not null generated always as (total_amount - paid_amount) stored;
comment on column repair_orders.balance is 'Less than nothing after an overpayment';
comment on column parts_orders.balance is 'Less than nothing after an overpayment; nobody owes it once canceled, returned or refunded';

drop index repair_orders_implementation, repair_orders_unpaid, repair_orders_unpaid_implementation, repair_orders_balance,
  parts_orders_newest, parts_orders_unpaid;
create index repair_orders_implementation on repair_orders (implementation_date, id)
  include (status, due_date, status_changed_at, total_amount, balance, is_paid, customer_id);
create index repair_orders_unpaid on repair_orders (due_date, id)
  include (balance, is_paid, status, mechanic_id, customer_id, vehicle_id, implementation_date, billed_at)
  where not is_paid and status <> 'deleted';
create index repair_orders_unpaid_implementation on repair_orders (implementation_date)
  include (balance, due_date) where not is_paid and status <> 'deleted';
create index repair_orders_balance on repair_orders (balance, id) include (due_date)
  where not is_paid and status <> 'deleted' and balance > 0;
create index parts_orders_newest on parts_orders (checked_out_at, id)
  include (number, due_date, balance, is_paid, refunded_at, status, customer_id)
  where not is_draft and deleted_at is null;
create index parts_orders_unpaid on parts_orders (due_date, id)
  include (balance, checked_out_at, number, is_paid, status, refunded_at)
  where not is_draft and deleted_at is null and not is_paid and refunded_at is null and status not in ('canceled', 'returned');

create or replace function sum_unpaid_orders_by_day() returns void language sql as $$
  delete from unpaid_repair_order_days;
  insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
  select due_date, status, billed_at is not null, balance > 0, count(*), sum(balance)
  from repair_orders where not is_paid and status <> 'deleted' group by 1, 2, 3, 4;
$$;

create or replace function add_inserted_orders_to_unpaid_days() returns trigger language plpgsql as $$
begin
  insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
  select due_date, status, billed_at is not null, balance > 0, count(*), sum(balance)
  from inserted where not is_paid and status <> 'deleted' group by 1, 2, 3, 4;
  return null;
end $$;

create or replace function add_order_to_unpaid_days() returns trigger language plpgsql as $$
begin
  if not old.is_paid and old.status <> 'deleted' then
    insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
    values (old.due_date, old.status, old.billed_at is not null, old.balance > 0, -1, -old.balance);
  end if;
  if tg_op = 'UPDATE' and not new.is_paid and new.status <> 'deleted' then
    insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
    values (new.due_date, new.status, new.billed_at is not null, new.balance > 0, 1, new.balance);
  end if;
  return null;
end $$;

drop trigger repair_orders_updated_unpaid_days on repair_orders;
create trigger repair_orders_updated_unpaid_days after update on repair_orders for each row
  when ((not old.is_paid or not new.is_paid)
    and (old.is_paid, old.status, old.due_date, old.balance, old.billed_at is null)
      is distinct from (new.is_paid, new.status, new.due_date, new.balance, new.billed_at is null))
  execute function add_order_to_unpaid_days();
