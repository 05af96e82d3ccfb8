-- How many parts orders are unpaid, by the day they are due, as it is kept of repair orders.
create table unpaid_parts_order_days (
  id bigint generated always as identity primary key,
  due_date date not null,
  source text not null,
  status text not null,
  is_owing boolean not null,
  orders int not null
);
comment on table unpaid_parts_order_days is 'Numbers of unpaid orders of the list by the day they are due; written by triggers';
comment on column unpaid_parts_order_days.is_owing is 'Whether they have a balance';

create function sum_unpaid_parts_orders_by_day() returns void language sql as $$
  delete from unpaid_parts_order_days;
  insert into unpaid_parts_order_days (due_date, source, status, is_owing, orders)
  select due_date, source, status, total_amount > paid_amount, count(*)
  from parts_orders where not is_draft and deleted_at is null and refunded_at is null and not is_paid group by 1, 2, 3, 4;
$$;

-- What the order was is taken off, what it is now is added. Of an inserted one there is no old, of a deleted one no new.
create function add_parts_order_to_unpaid_days() returns trigger language plpgsql as $$
begin
  if not old.is_draft and old.deleted_at is null and old.refunded_at is null and not old.is_paid then
    insert into unpaid_parts_order_days (due_date, source, status, is_owing, orders)
    values (old.due_date, old.source, old.status, old.total_amount > old.paid_amount, -1);
  end if;
  if not new.is_draft and new.deleted_at is null and new.refunded_at is null and not new.is_paid then
    insert into unpaid_parts_order_days (due_date, source, status, is_owing, orders)
    values (new.due_date, new.source, new.status, new.total_amount > new.paid_amount, 1);
  end if;
  return null;
end $$;
create trigger parts_orders_inserted_unpaid_days after insert on parts_orders for each row
  when (not new.is_draft) execute function add_parts_order_to_unpaid_days();
create trigger parts_orders_updated_unpaid_days after update on parts_orders for each row
  when ((old.is_draft, old.deleted_at is null, old.refunded_at is null, old.is_paid, old.due_date, old.source, old.status, old.total_amount > old.paid_amount)
    is distinct from (new.is_draft, new.deleted_at is null, new.refunded_at is null, new.is_paid, new.due_date, new.source, new.status, new.total_amount > new.paid_amount))
  execute function add_parts_order_to_unpaid_days();
create trigger parts_orders_deleted_unpaid_days after delete on parts_orders for each row
  when (not old.is_draft) execute function add_parts_order_to_unpaid_days();

select sum_unpaid_parts_orders_by_day();
analyze unpaid_parts_order_days;
