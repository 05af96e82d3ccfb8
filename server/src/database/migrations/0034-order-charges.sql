-- What an order costs besides labor and parts: copies of saved charges, what other shops did, freight.
alter table customers add column without_charges boolean not null default false;
comment on column customers.without_charges is 'New orders get no automatic charges';

create table repair_order_charges (
  id bigint generated always as identity primary key,
  order_id bigint not null references repair_orders on delete cascade,
  work_id bigint references repair_order_works on delete cascade,
  position int not null,
  charge_id bigint references charges on delete set null,
  is_automatic boolean not null default false,
  kind text not null check (kind in ('fee', 'sublet', 'freight', 'other')),
  name text not null check (length(name) between 1 and 100),
  quantity numeric(12,3) not null default 1 check (quantity >= 0),
  price numeric(12,2) not null default 0 check (price >= 0),
  percent numeric(5,2) check (percent > 0),
  base text check (base in ('labor', 'parts', 'labor_and_parts')),
  min_amount numeric(12,2),
  max_amount numeric(12,2),
  taxed_as text not null check (taxed_as in ('labor', 'parts', 'none')),
  is_discounted boolean not null default false,
  amount numeric(12,2) not null check (amount >= 0),
  cost numeric(12,2) check (cost >= 0),
  supplier_id bigint references suppliers on delete set null,
  supplier_invoice text not null default '' check (length(supplier_invoice) <= 40),
  expected_back date,
  waived_at timestamptz,
  waived_by bigint references users,
  waived_reason text not null default '' check (length(waived_reason) <= 200),
  check ((percent is null) = (base is null)),
  check (waived_at is null or (amount = 0 and waived_reason <> ''))
);
comment on column repair_order_charges.work_id is 'Null: of the whole order';
comment on column repair_order_charges.amount is 'As computed at the last save, before discount and taxes';
create index repair_order_charges_order on repair_order_charges (order_id);
create index repair_order_charges_work on repair_order_charges (work_id);
create index repair_order_charges_charge on repair_order_charges (charge_id);
create index repair_order_charges_supplier on repair_order_charges (supplier_id);
create unique index repair_order_charges_automatic on repair_order_charges (order_id, charge_id) where is_automatic;
create index repair_order_charges_expected on repair_order_charges (expected_back) where expected_back is not null;

alter table repair_orders add column charges_amount numeric(12,2) not null default 0,
  add column charges_cost numeric(12,2) not null default 0;
alter table repair_orders add column net_amount numeric(12,2) not null
  generated always as (labor_amount + parts_amount + charges_amount - discount_amount) stored;
comment on column repair_orders.charges_amount is 'Sum of its charges, kept in the same transaction';
comment on column repair_orders.charges_cost is 'What its charges cost the shop, kept in the same transaction';
comment on column repair_orders.net_amount is 'Before taxes, after the discount';

alter table repair_order_days add column charges_amount numeric not null default 0,
  add column charges_cost numeric not null default 0;

create or replace function sum_repair_orders_by_day() returns void language sql as $$
  delete from repair_order_days;
  insert into repair_order_days
    (day, orders, total_amount, labor_amount, parts_amount, charges_amount, net_amount, parts_cost, charges_cost)
  select (o.implementation_date at time zone c.timezone)::date, count(*), sum(total_amount), sum(labor_amount),
    sum(parts_amount), sum(charges_amount), sum(net_amount), sum(parts_cost), sum(charges_cost)
  from repair_orders o, company c where o.status = 'finished' group by 1;
$$;

create or replace function add_inserted_orders_to_days() returns trigger language plpgsql as $$
begin
  if exists (select from inserted where status = 'finished') then
    insert into repair_order_days
      (day, orders, total_amount, labor_amount, parts_amount, charges_amount, net_amount, parts_cost, charges_cost)
    select (o.implementation_date at time zone z)::date, count(*), sum(total_amount), sum(labor_amount),
      sum(parts_amount), sum(charges_amount), sum(net_amount), sum(parts_cost), sum(charges_cost)
    from inserted o, shop_zone() z where o.status = 'finished' group by 1;
  end if;
  return null;
end $$;

create or replace function add_order_to_days() returns trigger language plpgsql as $$
declare zone text := shop_zone();
begin
  if old.status = 'finished' then
    insert into repair_order_days
      (day, orders, total_amount, labor_amount, parts_amount, charges_amount, net_amount, parts_cost, charges_cost)
    values ((old.implementation_date at time zone zone)::date, -1, -old.total_amount, -old.labor_amount,
      -old.parts_amount, -old.charges_amount, -old.net_amount, -old.parts_cost, -old.charges_cost);
  end if;
  if tg_op = 'UPDATE' and new.status = 'finished' then
    insert into repair_order_days
      (day, orders, total_amount, labor_amount, parts_amount, charges_amount, net_amount, parts_cost, charges_cost)
    values ((new.implementation_date at time zone zone)::date, 1, new.total_amount, new.labor_amount,
      new.parts_amount, new.charges_amount, new.net_amount, new.parts_cost, new.charges_cost);
  end if;
  return null;
end $$;

drop trigger repair_orders_updated_days on repair_orders;
create trigger repair_orders_updated_days after update on repair_orders for each row
  when ((old.status = 'finished' or new.status = 'finished')
    and (old.status, old.implementation_date, old.total_amount, old.labor_amount, old.parts_amount, old.charges_amount, old.net_amount, old.parts_cost, old.charges_cost)
      is distinct from (new.status, new.implementation_date, new.total_amount, new.labor_amount, new.parts_amount, new.charges_amount, new.net_amount, new.parts_cost, new.charges_cost))
  execute function add_order_to_days();
