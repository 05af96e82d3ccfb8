-- A draft has no number and is in no list; the checks below hold from the checkout on.
create table parts_orders (
  id bigint generated always as identity primary key,
  order_number text unique,
  number bigint generated always as (substring(order_number from '[0-9]+$')::bigint) stored,
  external_number text,
  source text not null default 'bs' check (source in ('bs', 'amazon', 'haulk_depot', 'ecomm')),
  status text not null default 'new' check (status in
    ('new', 'in_process', 'sent', 'pending_pickup', 'delivered', 'canceled', 'returned', 'lost', 'damaged')),
  status_changed_at timestamptz not null default now(),
  is_draft boolean not null default true,
  customer_id bigint references customers,
  customer_snapshot jsonb,
  ecommerce_client jsonb,
  client_search text generated always as (lower(
    (ecommerce_client->>'first_name') || ' ' || (ecommerce_client->>'last_name') || ' ' || (ecommerce_client->>'email')
  )) stored,
  sales_manager_id bigint references users,
  delivery_type text check (delivery_type in ('pickup', 'delivery')),
  delivery_cost numeric(12,2) not null default 0 check (delivery_cost >= 0),
  delivery_address jsonb,
  billing_address jsonb,
  payment_terms text check (payment_terms in ('immediately', '15_days', '30_days')),
  payment_method text check (payment_method in
    ('cash', 'check', 'money_order', 'credit_card', 'ach', 'wire', 'zelle', 'paypal', 'online')),
  with_tax_exemption boolean not null default true,
  tax_rate numeric not null default 0 check (tax_rate between 0 and 99.9 and scale(tax_rate) <= 3),
  subtotal_amount numeric(12,2) not null default 0,
  delivery_amount numeric(12,2) not null default 0,
  tax_amount numeric(12,2) not null default 0,
  saving_amount numeric(12,2) not null default 0,
  total_amount numeric(12,2) not null default 0,
  -- May exceed the total, as in repair_orders.
  paid_amount numeric(12,2) not null default 0 check (paid_amount >= 0),
  is_paid boolean not null default false,
  paid_at timestamptz,
  refunded_at timestamptz,
  billed_at timestamptz,
  due_date date,
  items_count int not null default 0 check (items_count between 0 and 30),
  comments_count int not null default 0,
  version int not null default 1,
  created_by bigint references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  checked_out_at timestamptz,
  sold_at timestamptz,
  deleted_at timestamptz,
  check (is_draft = (order_number is null)),
  check (is_draft = (checked_out_at is null)),
  check (not is_draft or (status = 'new' and paid_amount = 0 and deleted_at is null)),
  check (is_draft or (
    customer_id is not null and customer_snapshot is not null and items_count > 0 and delivery_type is not null
    and billing_address is not null and payment_terms is not null and payment_method is not null and due_date is not null)),
  check (is_draft or delivery_type = 'pickup' or delivery_address is not null),
  check (refunded_at is null or status = 'returned')
);
comment on column parts_orders.order_number is 'Null until the checkout';
comment on column parts_orders.external_number is 'The number that the online shop or marketplace gave it';
comment on column parts_orders.customer_snapshot is 'The customer as they were at the checkout';
comment on column parts_orders.sold_at is 'When its goods left';
comment on column parts_orders.delivery_amount is 'Shipping of the items; delivery_cost is the additional cost';

create unique index parts_orders_external on parts_orders (source, external_number) where external_number is not null;
create index parts_orders_drafts on parts_orders (updated_at) where is_draft;

create index parts_orders_number_search on parts_orders using gin (lower(order_number) gin_trgm_ops);
create index parts_orders_client_search on parts_orders using gin (client_search gin_trgm_ops);

-- The list: checked out and not deleted.
create index parts_orders_newest on parts_orders (checked_out_at, id)
  include (number, due_date, total_amount, paid_amount, is_paid, refunded_at, status, customer_id)
  where not is_draft and deleted_at is null;
create index parts_orders_number on parts_orders (number) where not is_draft and deleted_at is null;
create index parts_orders_total on parts_orders (total_amount, id) where not is_draft and deleted_at is null;
create index parts_orders_due on parts_orders (due_date, id) where not is_draft and deleted_at is null;
create index parts_orders_status on parts_orders (status, checked_out_at, id) where not is_draft and deleted_at is null;
create index parts_orders_source on parts_orders (source, checked_out_at, id) where not is_draft and deleted_at is null;
create index parts_orders_manager on parts_orders (sales_manager_id, checked_out_at, id)
  where not is_draft and deleted_at is null;
create index parts_orders_customer on parts_orders (customer_id, checked_out_at, id);
-- PostgreSQL uses an index on `paid_at is not null` for that condition only, never for `is null`.
create index parts_orders_paid on parts_orders (checked_out_at, id)
  where not is_draft and deleted_at is null and refunded_at is null and paid_at is not null;
create index parts_orders_not_paid on parts_orders (checked_out_at, id) include (source)
  where not is_draft and deleted_at is null and refunded_at is null and paid_at is null;
create index parts_orders_refunded on parts_orders (checked_out_at, id)
  where not is_draft and deleted_at is null and refunded_at is not null;

-- Amounts owed, by index-only scans of unpaid orders.
create index parts_orders_unpaid on parts_orders (due_date, id)
  include (total_amount, paid_amount, checked_out_at, number, is_paid, status, refunded_at)
  where not is_draft and deleted_at is null and not is_paid and refunded_at is null and status not in ('canceled', 'returned');
create index parts_orders_owed on parts_orders (customer_id)
  where not is_draft and deleted_at is null and not is_paid and refunded_at is null and status not in ('canceled', 'returned');

create table parts_order_items (
  id bigint generated always as identity primary key,
  order_id bigint not null references parts_orders on delete cascade,
  part_id bigint not null references parts,
  name text not null,
  stock_number text not null,
  unit_name text not null,
  quantity numeric(12,3) not null check (quantity > 0),
  discount int not null default 0 check (discount between 0 and 99),
  base_price numeric(12,2) not null check (base_price >= 0),
  price_old numeric(12,2) check (price_old >= 0),
  delivery_cost numeric(12,2) not null default 0 check (delivery_cost >= 0),
  free_shipping boolean not null,
  is_overload boolean not null,
  created_at timestamptz not null default now(),
  unique (order_id, part_id)
);
create index parts_order_items_part on parts_order_items (part_id, order_id);
comment on table parts_order_items is 'As the part was when it was added, whatever becomes of it';

create table parts_order_deliveries (
  id bigint generated always as identity primary key,
  order_id bigint not null references parts_orders on delete cascade,
  delivery_method text not null check (delivery_method in ('ups', 'fedex', 'usps', 'ltl_freight', 'own_delivery')),
  date_sent date not null,
  delivery_cost numeric(12,2) not null check (delivery_cost >= 0),
  tracking_number text not null default '',
  created_at timestamptz not null default now()
);
create index parts_order_deliveries_order on parts_order_deliveries (order_id, id);
create index parts_order_deliveries_tracking on parts_order_deliveries using gin (lower(tracking_number) gin_trgm_ops);

create table parts_order_tags (
  order_id bigint not null references parts_orders on delete cascade,
  tag_id bigint not null references tags,
  primary key (order_id, tag_id)
);
create index parts_order_tags_tag on parts_order_tags (tag_id, order_id);

-- Deleting a customer removes them from drafts. An order checked out at that moment keeps its
-- customer, and the deletion is refused.
create function leave_drafts() returns trigger language plpgsql as $$
begin
  update parts_orders set customer_id = null where customer_id = old.id and is_draft;
  return old;
end $$;
create trigger customers_leave_drafts before delete on customers for each row execute function leave_drafts();

-- Drafts and deleted orders, which nobody can open, do not prevent the deletion of a tag.
create function leave_drafts_and_deleted_orders() returns trigger language plpgsql as $$
begin
  delete from parts_order_tags using parts_orders
  where tag_id = old.id and id = order_id and (is_draft or deleted_at is not null);
  return old;
end $$;
create trigger tags_leave_drafts_and_deleted_orders before delete on tags
  for each row execute function leave_drafts_and_deleted_orders();
