-- Daily sums of finished orders and of movements, so that totals over years read few rows. Each write adds a
-- row with its difference, so that writes do not wait for each other; a job merges rows. Open orders are few,
-- and their cost of parts changes with purchases: they are summed when read.

create table repair_order_days (
  id bigint generated always as identity primary key,
  day date not null,
  orders int not null,
  total_amount numeric not null,
  labor_amount numeric not null,
  parts_amount numeric not null,
  net_amount numeric not null,
  parts_cost numeric not null
);
comment on table repair_order_days is 'Sums of finished orders by the day of their implementation date in the company''s time zone; written by triggers';
create index repair_order_days_day on repair_order_days (day);

create table stock_movement_days (
  id bigint generated always as identity primary key,
  day date not null,
  operation_type text not null,
  cost numeric not null,
  price numeric not null
);
comment on table stock_movement_days is 'Sums of movements by day and type, returned ones as less than nothing; written by triggers';
create index stock_movement_days_day on stock_movement_days (day);

-- Locks: a change of the time zone and writes that add to a day wait for each other.
create function shop_zone() returns text language sql volatile as $$ select timezone from company for share $$;

create function sum_repair_orders_by_day() returns void language sql as $$
  delete from repair_order_days;
  insert into repair_order_days (day, orders, total_amount, labor_amount, parts_amount, net_amount, parts_cost)
  select (o.implementation_date at time zone c.timezone)::date, count(*), sum(total_amount), sum(labor_amount),
    sum(parts_amount), sum(labor_amount + parts_amount - discount_amount), sum(parts_cost)
  from repair_orders o, company c where o.status = 'finished' group by 1;
$$;

create function sum_movements_by_day() returns void language sql as $$
  delete from stock_movement_days;
  insert into stock_movement_days (day, operation_type, cost, price)
  select date, operation_type, sum(sign * quantity * cost),
    sum(case when describe in ('defect', 'broke') then 0 else sign * quantity * price end)
  from (select *, case operation_type when 'returned' then -1 else 1 end as sign from stock_movements) m
  group by 1, 2;
$$;

create function add_inserted_orders_to_days() returns trigger language plpgsql as $$
begin
  if exists (select from inserted where status = 'finished') then
    insert into repair_order_days (day, orders, total_amount, labor_amount, parts_amount, net_amount, parts_cost)
    select (o.implementation_date at time zone z)::date, count(*), sum(total_amount), sum(labor_amount),
      sum(parts_amount), sum(labor_amount + parts_amount - discount_amount), sum(parts_cost)
    from inserted o, shop_zone() z where o.status = 'finished' group by 1;
  end if;
  return null;
end $$;
create trigger repair_orders_inserted_days after insert on repair_orders referencing new table as inserted
  for each statement execute function add_inserted_orders_to_days();

-- Subtracts the old row, adds the new one.
create function add_order_to_days() returns trigger language plpgsql as $$
declare zone text := shop_zone();
begin
  if old.status = 'finished' then
    insert into repair_order_days (day, orders, total_amount, labor_amount, parts_amount, net_amount, parts_cost)
    values ((old.implementation_date at time zone zone)::date, -1, -old.total_amount, -old.labor_amount,
      -old.parts_amount, -(old.labor_amount + old.parts_amount - old.discount_amount), -old.parts_cost);
  end if;
  if tg_op = 'UPDATE' and new.status = 'finished' then
    insert into repair_order_days (day, orders, total_amount, labor_amount, parts_amount, net_amount, parts_cost)
    values ((new.implementation_date at time zone zone)::date, 1, new.total_amount, new.labor_amount,
      new.parts_amount, new.labor_amount + new.parts_amount - new.discount_amount, new.parts_cost);
  end if;
  return null;
end $$;
create trigger repair_orders_updated_days after update on repair_orders for each row
  when ((old.status = 'finished' or new.status = 'finished')
    and (old.status, old.implementation_date, old.total_amount, old.labor_amount, old.parts_amount, old.discount_amount, old.parts_cost)
      is distinct from (new.status, new.implementation_date, new.total_amount, new.labor_amount, new.parts_amount, new.discount_amount, new.parts_cost))
  execute function add_order_to_days();
create trigger repair_orders_deleted_days after delete on repair_orders for each row
  when (old.status = 'finished') execute function add_order_to_days();

create function add_movements_to_days() returns trigger language plpgsql as $$
begin
  insert into stock_movement_days (day, operation_type, cost, price)
  select date, operation_type, sum(sign * quantity * cost),
    sum(case when describe in ('defect', 'broke') then 0 else sign * quantity * price end)
  from (select *, case operation_type when 'returned' then -1 else 1 end as sign from inserted) m
  group by 1, 2;
  return null;
end $$;
create trigger stock_movements_days after insert on stock_movements referencing new table as inserted
  for each statement execute function add_movements_to_days();

create function move_orders_to_other_days() returns trigger language plpgsql as $$
begin
  perform sum_repair_orders_by_day();
  return null;
end $$;
create trigger company_days after update on company for each row
  when (old.timezone is distinct from new.timezone) execute function move_orders_to_other_days();
