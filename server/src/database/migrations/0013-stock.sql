-- A ledger of movements, reservations of open orders, and the sums of both by part.

-- A table of its own, so that a movement updates one narrow row in place, and no index of parts.
create table part_stock (
  part_id bigint primary key references parts,
  on_hand numeric(12,3) not null default 0 check (on_hand >= 0),
  reserved numeric(12,3) not null default 0 check (reserved >= 0),
  average_cost numeric(14,4) not null default 0,
  min_limit numeric(12,3),
  is_below_min boolean not null generated always as (on_hand - reserved <= coalesce(min_limit, -1)) stored,
  check (reserved <= on_hand)
) with (fillfactor = 50);
create index part_stock_available on part_stock ((on_hand - reserved), part_id);
create index part_stock_out on part_stock (part_id) where on_hand - reserved <= 0;
create index part_stock_below_min on part_stock (part_id) where is_below_min;
create index part_stock_below_min_available on part_stock ((on_hand - reserved), part_id) where is_below_min;
comment on table part_stock is 'One row a part, written by server/src/features/parts/stock alone';
comment on column part_stock.on_hand is 'Sum of the movements, kept in the same transaction';
comment on column part_stock.reserved is 'Sum of the reservations of open orders, kept in the same transaction';

create table stock_movements (
  id bigint generated always as identity primary key,
  part_id bigint not null references parts,
  operation_type text not null check (operation_type in ('purchase', 'sold', 'returned')),
  quantity numeric(12,3) not null check (quantity > 0),
  change numeric(12,3) generated always as (case operation_type when 'sold' then -quantity else quantity end) stored,
  price numeric(12,2) not null default 0,
  cost numeric(14,4) not null default 0,
  describe text check (describe in ('defect', 'broke', 'sold')),
  order_kind text check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint,
  invoice_number text not null default '',
  -- As the supplier was named: the ledger outlives suppliers.
  supplier text not null default '',
  comment text not null default '',
  sale jsonb,
  date date not null,
  user_id bigint references users,
  created_at timestamptz not null default now(),
  check ((order_kind is null) = (order_id is null))
);
create index stock_movements_part on stock_movements (part_id, id desc);
create index stock_movements_order on stock_movements (order_kind, order_id) where order_id is not null;
-- The report of movements: by day, type, supplier, and without an order by text.
create index stock_movements_date on stock_movements (date, id);
create index stock_movements_type on stock_movements (operation_type, date, id);
create index stock_movements_supplier on stock_movements (supplier, date, id) where supplier <> '';
create index stock_movements_text on stock_movements
  using gin (lower(invoice_number || ' ' || supplier || ' ' || comment) gin_trgm_ops)
  where order_id is null;
comment on column stock_movements.cost is 'Cost of one unit: what was paid on a purchase, the moving average on a sale or return';

create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_rewriting();
create trigger stock_movements_no_truncate before truncate on stock_movements
  for each statement execute function refuse_rewriting();

create table reservations (
  part_id bigint not null references parts,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  quantity numeric(12,3) not null check (quantity > 0),
  created_at timestamptz not null default now(),
  primary key (part_id, order_kind, order_id)
);
create index reservations_order on reservations (order_kind, order_id);
