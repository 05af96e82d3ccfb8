create table repair_orders (
  id bigint generated always as identity primary key,
  order_number text not null unique,
  vehicle_id bigint not null references vehicles,
  vehicle_snapshot jsonb,
  customer_id bigint not null references customers,
  customer_snapshot jsonb,
  mechanic_id bigint references users,
  status text not null default 'new' check (status in ('new', 'in_process', 'finished', 'deleted')),
  status_before_deletion text check (status_before_deletion in ('new', 'in_process')),
  status_changed_at timestamptz not null default now(),
  implementation_date timestamptz not null,
  due_date date not null,
  notes text not null default '',
  -- The fleet's own order number, and the meters on arrival.
  po_number text not null default '' check (length(po_number) <= 40),
  odometer_in int check (odometer_in between 0 and 9999999),
  odometer_unit text not null default 'mi' check (odometer_unit in ('mi', 'km')),
  engine_hours_in numeric(7,1) check (engine_hours_in >= 0),
  discount numeric(4,1) not null default 0 check (discount between 0 and 99),
  tax_labor numeric not null default 0 check (tax_labor between 0 and 99.9 and scale(tax_labor) <= 3),
  tax_inventory numeric not null default 0 check (tax_inventory between 0 and 99.9 and scale(tax_inventory) <= 3),
  labor_amount numeric(12,2) not null default 0,
  parts_amount numeric(12,2) not null default 0,
  discount_amount numeric(12,2) not null default 0,
  tax_labor_amount numeric(12,2) not null default 0,
  tax_parts_amount numeric(12,2) not null default 0,
  total_amount numeric(12,2) not null default 0,
  parts_cost numeric(14,2) not null default 0,
  -- May exceed the total: an online payment is recorded even if the order was paid meanwhile.
  paid_amount numeric(12,2) not null default 0 check (paid_amount >= 0),
  is_paid boolean not null default false,
  paid_at timestamptz,
  billed_at timestamptz,
  comments_count int not null default 0,
  version int not null default 1,
  created_by bigint references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'deleted') = (status_before_deletion is not null))
);
comment on column repair_orders.vehicle_snapshot is 'The vehicle as it was when the order was finished, for its invoice';
comment on column repair_orders.parts_cost is 'Quantity by cost of its movements, sold less returned; kept in the same transaction';

create index repair_orders_number_search on repair_orders using gin (lower(order_number) gin_trgm_ops);
create index repair_orders_po_search on repair_orders using gin (lower(po_number) gin_trgm_ops) where po_number <> '';

create index repair_orders_newest on repair_orders (id desc) where status <> 'deleted';
create index repair_orders_implementation on repair_orders (implementation_date, id)
  include (status, due_date, status_changed_at, total_amount, paid_amount, is_paid, customer_id);
create index repair_orders_due on repair_orders (due_date, id);
create index repair_orders_total on repair_orders (total_amount, id);
create index repair_orders_status_changed on repair_orders (status_changed_at, id);
create index repair_orders_status on repair_orders (status, id desc);
create index repair_orders_mechanic on repair_orders (mechanic_id, id desc) include (status);
create index repair_orders_customer on repair_orders (customer_id, id desc);
create index repair_orders_vehicle on repair_orders (vehicle_id, id desc);
create index repair_orders_paid on repair_orders (is_paid, id desc) where status <> 'deleted';
create index repair_orders_billed on repair_orders (id desc) where status <> 'deleted' and billed_at is not null;
create index repair_orders_not_billed on repair_orders (id desc) where status <> 'deleted' and billed_at is null;

-- Open orders would be found only at the end of years of finished ones.
create index repair_orders_open_due on repair_orders (status, due_date, id) where status <> 'finished';
create index repair_orders_open_implementation on repair_orders (status, implementation_date, id) where status <> 'finished';
create index repair_orders_open_changed on repair_orders (status, status_changed_at, id) where status <> 'finished';
create index repair_orders_open_total on repair_orders (status, total_amount, id) where status <> 'finished';

-- The orders of a mechanic: open and deleted ones, and the last finished.
create index repair_orders_unfinished on repair_orders (mechanic_id, status, id desc) where status <> 'finished';
create index repair_orders_finished on repair_orders (mechanic_id, status_changed_at, id) where status = 'finished';

-- Amounts owed, by index-only scans of unpaid orders.
create index repair_orders_unpaid on repair_orders (due_date, id)
  include (total_amount, paid_amount, is_paid, status, mechanic_id, customer_id, vehicle_id, implementation_date, billed_at)
  where not is_paid and status <> 'deleted';
create index repair_orders_unpaid_implementation on repair_orders (implementation_date)
  include (total_amount, paid_amount, due_date) where not is_paid and status <> 'deleted';
create index repair_orders_owed on repair_orders (customer_id) where not is_paid and status <> 'deleted';
create index repair_orders_balance on repair_orders ((total_amount - paid_amount), id) include (due_date)
  where not is_paid and status <> 'deleted' and total_amount > paid_amount;

create table repair_order_works (
  id bigint generated always as identity primary key,
  order_id bigint not null references repair_orders on delete cascade,
  position int not null,
  type_of_work_id bigint references types_of_work on delete set null,
  name text not null,
  duration_minutes int not null check (duration_minutes between 0 and 59999),
  hourly_rate numeric(12,2) not null check (hourly_rate >= 0),
  complaint text not null default '' check (length(complaint) <= 2000),
  cause text not null default '' check (length(cause) <= 2000),
  correction text not null default '' check (length(correction) <= 2000)
);
create index repair_order_works_order on repair_order_works (order_id, position);
create index repair_order_works_type_of_work on repair_order_works (type_of_work_id) where type_of_work_id is not null;

create table repair_order_parts (
  id bigint generated always as identity primary key,
  work_id bigint not null references repair_order_works on delete cascade,
  order_id bigint not null references repair_orders on delete cascade,
  part_id bigint not null references parts,
  position int not null,
  quantity numeric(12,3) not null check (quantity > 0),
  price numeric(12,2) not null check (price >= 0)
);
create index repair_order_parts_order on repair_order_parts (order_id, work_id, position);
create index repair_order_parts_part on repair_order_parts (part_id, order_id);
create index repair_order_parts_work on repair_order_parts (work_id);

-- Overdue orders with a notification; deleting it brings no new one.
create table overdue_notices (
  order_id bigint not null references repair_orders on delete cascade,
  due_date date not null,
  primary key (order_id, due_date)
);
