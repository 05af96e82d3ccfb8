-- Balances of unpaid orders by due date, read by every open list after each save. Written like the
-- daily sums.

create table unpaid_repair_order_days (
  id bigint generated always as identity primary key,
  due_date date not null,
  status text not null,
  is_billed boolean not null,
  is_owing boolean not null,
  orders int not null,
  balance numeric not null
);
comment on table unpaid_repair_order_days is 'Sums of unpaid orders that are not deleted by the day they are due; written by triggers';
comment on column unpaid_repair_order_days.is_owing is 'Whether they have a balance';

create function sum_unpaid_orders_by_day() returns void language sql as $$
  delete from unpaid_repair_order_days;
  insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
  select due_date, status, billed_at is not null, total_amount > paid_amount, count(*), sum(total_amount - paid_amount)
  from repair_orders where not is_paid and status <> 'deleted' group by 1, 2, 3, 4;
$$;

create function add_inserted_orders_to_unpaid_days() returns trigger language plpgsql as $$
begin
  insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
  select due_date, status, billed_at is not null, total_amount > paid_amount, count(*), sum(total_amount - paid_amount)
  from inserted where not is_paid and status <> 'deleted' group by 1, 2, 3, 4;
  return null;
end $$;
create trigger repair_orders_inserted_unpaid_days after insert on repair_orders referencing new table as inserted
  for each statement execute function add_inserted_orders_to_unpaid_days();

-- Subtracts the old row, adds the new one.
create function add_order_to_unpaid_days() returns trigger language plpgsql as $$
begin
  if not old.is_paid and old.status <> 'deleted' then
    insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
    values (old.due_date, old.status, old.billed_at is not null, old.total_amount > old.paid_amount, -1, old.paid_amount - old.total_amount);
  end if;
  if tg_op = 'UPDATE' and not new.is_paid and new.status <> 'deleted' then
    insert into unpaid_repair_order_days (due_date, status, is_billed, is_owing, orders, balance)
    values (new.due_date, new.status, new.billed_at is not null, new.total_amount > new.paid_amount, 1, new.total_amount - new.paid_amount);
  end if;
  return null;
end $$;
create trigger repair_orders_updated_unpaid_days after update on repair_orders for each row
  when ((not old.is_paid or not new.is_paid)
    and (old.is_paid, old.status, old.due_date, old.total_amount, old.paid_amount, old.billed_at is null)
      is distinct from (new.is_paid, new.status, new.due_date, new.total_amount, new.paid_amount, new.billed_at is null))
  execute function add_order_to_unpaid_days();
create trigger repair_orders_deleted_unpaid_days after delete on repair_orders for each row
  when (not old.is_paid) execute function add_order_to_unpaid_days();
