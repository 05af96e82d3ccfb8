-- The whole shop: one table, one owner (the capability that writes it).

create extension if not exists pg_trgm;

-- platform ------------------------------------------------------------------------------------------------

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
comment on table secrets is 'Keys that Rigbay makes for itself, the same for every process on this database';

create table idempotency_keys (
  user_id bigint not null,
  key text not null check (length(key) <= 200),
  request_hash text not null,
  status int not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

create table counters (
  name text primary key,
  value bigint not null default 0
);
insert into counters (name) values ('repair_order'), ('parts_order');

-- company -------------------------------------------------------------------------------------------------

create table company (
  id bigint primary key default 1 check (id = 1),
  company_name text not null default '',
  address text not null default '',
  city text not null default '',
  state_id bigint,
  zip text not null default '',
  timezone text not null default 'America/Chicago',
  phone text,
  phone_name text not null default '',
  phone_extension text,
  phones jsonb not null default '[]',
  email text not null default '',
  fax text not null default '',
  website text not null default '',
  logo_key text,
  billing_phone text,
  billing_phone_name text not null default '',
  billing_phone_extension text,
  billing_phones jsonb not null default '[]',
  billing_email text not null default '',
  billing_payment_details text not null default '',
  billing_terms text not null default '',
  ecommerce_company_name text not null default '',
  ecommerce_address text not null default '',
  ecommerce_city text not null default '',
  ecommerce_state_id bigint,
  ecommerce_zip text not null default '',
  ecommerce_phone text,
  ecommerce_phone_name text not null default '',
  ecommerce_phone_extension text,
  ecommerce_phones jsonb not null default '[]',
  ecommerce_email text not null default '',
  ecommerce_fax text not null default '',
  ecommerce_website text not null default '',
  ecommerce_logo_key text,
  sales_tax numeric(4,2) not null default 0 check (sales_tax between 0 and 99.99),
  is_frozen boolean not null default false,
  is_in_maintenance boolean not null default false,
  is_demo boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into company default values;

-- users and sessions --------------------------------------------------------------------------------------

create table users (
  id bigint generated always as identity primary key,
  role_id int not null check (role_id between 1 and 4),
  first_name text not null,
  last_name text not null,
  full_name text generated always as (first_name || ' ' || last_name) stored,
  email text not null,
  phone text,
  phone_extension text,
  phones jsonb not null default '[]',
  language text not null default 'en' check (language in ('en', 'ru', 'es', 'uk')),
  status text not null default 'pending' check (status in ('active', 'inactive', 'pending')),
  password_hash text,
  photo_key text,
  last_login timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_search on users using gin ((first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);

create table sessions (
  id uuid primary key,
  user_id bigint not null references users,
  cookie_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user_id on sessions (user_id) where revoked_at is null;
comment on table sessions is 'A sign-in and the family of refresh tokens that came of it';

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  replaced_by text
);
create index refresh_tokens_session_id on refresh_tokens (session_id);

create table salts (
  salt_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table account_links (
  token_hash text primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('invitation', 'password_reset', 'email_change', 'first_superadmin')),
  new_email text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_links_user_id on account_links (user_id);

-- records that many kinds share: kind says of what, record_id which one -----------------------------------

create table comments (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer')),
  record_id bigint not null,
  comment text not null,
  author_id bigint not null references users,
  timezone text not null,
  created_at timestamptz not null default now()
);
create index comments_record on comments (kind, record_id, id);

create table files (
  id bigint generated always as identity primary key,
  storage_key text not null unique,
  thumbnail_key text,
  file_name text not null,
  mime_type text not null,
  size bigint not null check (size > 0),
  uploaded_by bigint references users,
  created_at timestamptz not null default now()
);

create table attachments (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part')),
  record_id bigint not null,
  file_id bigint not null references files,
  created_at timestamptz not null default now()
);
create index attachments_record on attachments (kind, record_id, id);

create table history (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company')),
  record_id bigint not null,
  act text not null,
  params jsonb not null default '{}',
  changes jsonb not null default '[]',
  user_id bigint references users,
  timezone text not null,
  performed_at timestamptz not null default now()
);
create index history_record on history (kind, record_id, performed_at desc, id desc);
comment on column history.act is 'Key of the sentence: translations <capability>.history.<act>, filled with params';

create table drafts (
  user_id bigint not null references users,
  draft_id text not null,
  data jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, draft_id)
);
create index drafts_updated_at on drafts (updated_at);

create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  type text not null,
  params jsonb not null default '{}',
  meta jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_created_at on notifications (created_at);

create table tags (
  id bigint generated always as identity primary key,
  name text not null,
  color text not null,
  type text not null check (type in ('order', 'trucks_and_trailer', 'customer')),
  version int not null default 1,
  created_at timestamptz not null default now()
);
create unique index tags_name on tags (type, lower(name));

-- customers and vehicles ----------------------------------------------------------------------------------

create table customers (
  id bigint generated always as identity primary key,
  type text not null default 'bs' check (type in ('bs', 'ecomm')),
  first_name text not null,
  last_name text not null,
  full_name text generated always as (first_name || ' ' || last_name) stored,
  company_name text not null default '',
  email text,
  phone text,
  phone_extension text,
  phones jsonb not null default '[]',
  notes text not null default '',
  language text not null default 'en' check (language in ('en', 'ru', 'es', 'uk')),
  sales_manager_id bigint references users,
  search_text text generated always as (
    lower(first_name || ' ' || last_name || ' ' || company_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || (phones::text))
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index customers_email on customers (lower(email)) where email is not null;
create index customers_search on customers using gin (search_text gin_trgm_ops);
create index customers_name on customers (first_name, last_name, id);
create index customers_company_name on customers (company_name, id);
create index customers_company_name_search on customers using gin (lower(company_name) gin_trgm_ops);
create index customers_sales_manager on customers (sales_manager_id, id);
create index customers_type on customers (type, id);

create table customer_tags (
  customer_id bigint not null references customers on delete cascade,
  tag_id bigint not null references tags,
  primary key (customer_id, tag_id)
);
create index customer_tags_tag on customer_tags (tag_id, customer_id);

create table customer_addresses (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  first_name text not null,
  last_name text not null,
  company_name text not null default '',
  address text not null,
  city text not null,
  state_id bigint not null,
  zip text not null,
  phone text not null,
  is_default boolean not null default false,
  from_ecomm boolean not null default false,
  created_at timestamptz not null default now()
);
create index customer_addresses_customer on customer_addresses (customer_id, id);
create unique index customer_addresses_default on customer_addresses (customer_id) where is_default;

create table tax_exemptions (
  customer_id bigint primary key references customers on delete cascade,
  status text not null check (status in ('UNDER_REVIEW', 'ACCEPTED', 'DECLINED', 'EXPIRED')),
  date_active_to date,
  file_id bigint references files,
  check (status <> 'ACCEPTED' or date_active_to is not null)
);

create table vehicles (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('truck', 'trailer')),
  vin text not null check (vin ~ '^[A-HJ-NPR-Z0-9]{1,17}$'),
  unit_number text not null,
  make text not null,
  model text not null,
  year int not null check (year >= 1800),
  type_id int,
  color text not null default '',
  license_plate text not null default '',
  temporary_plate text not null default '',
  gvwr int not null check (gvwr >= 0),
  owner_id bigint not null references customers,
  notes text not null default '',
  search_text text generated always as (
    lower(vin || ' ' || unit_number || ' ' || make || ' ' || model || ' ' || license_plate || ' ' || temporary_plate)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'truck') = (type_id is not null)),
  check (license_plate <> '' or temporary_plate <> '')
);
create index vehicles_owner on vehicles (owner_id, kind, id);
create index vehicles_vin on vehicles (vin);
create index vehicles_search on vehicles using gin (search_text gin_trgm_ops);
create index vehicles_kind on vehicles (kind, id);
create index vehicles_unit on vehicles (kind, unit_number, id);
create index vehicles_year on vehicles (kind, year, id);
create index vehicles_make on vehicles (kind, make, id);

create table vehicle_tags (
  vehicle_id bigint not null references vehicles on delete cascade,
  tag_id bigint not null references tags,
  primary key (vehicle_id, tag_id)
);
create index vehicle_tags_tag on vehicle_tags (tag_id, vehicle_id);

-- catalogue and parts -------------------------------------------------------------------------------------

create table units (
  id bigint generated always as identity primary key,
  name text not null check (length(name) <= 8),
  accept_decimals boolean not null default false,
  version int not null default 1
);
create unique index units_name on units (lower(name));

create table categories (
  id bigint generated by default as identity primary key,
  name text not null,
  slug text not null unique,
  parent_id bigint references categories,
  position int not null default 0,
  version int not null default 1
);

create table brands (
  id bigint generated always as identity primary key,
  name text not null,
  slug text not null unique,
  version int not null default 1
);

create table suppliers (
  id bigint generated always as identity primary key,
  name text not null,
  url text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now()
);

create table parts (
  id bigint generated always as identity primary key,
  name text not null,
  slug text not null unique,
  stock_number text not null,
  article_number text not null default '',
  category_id bigint not null references categories,
  brand_id bigint references brands,
  supplier_id bigint references suppliers,
  unit_id bigint not null references units,
  price_retail numeric(12,2) not null check (price_retail >= 0),
  price_wholesale jsonb not null default '[]',
  delivery_cost numeric(12,2) not null default 0 check (delivery_cost >= 0),
  min_limit numeric(12,3),
  min_limit_price numeric(12,2),
  is_sale boolean not null default false,
  is_new boolean not null default false,
  is_popular boolean not null default false,
  for_shop boolean not null default false,
  price_old numeric(12,2),
  discount numeric(5,2),
  length numeric(10,2),
  width numeric(10,2),
  height numeric(10,2),
  weight numeric(10,2),
  package_type text,
  notes text not null default '',
  seo jsonb not null default '{}',
  on_hand numeric(12,3) not null default 0 check (on_hand >= 0),
  reserved numeric(12,3) not null default 0 check (reserved >= 0),
  average_cost numeric(14,4) not null default 0,
  is_below_min boolean generated always as (on_hand - reserved <= coalesce(min_limit, -1)) stored,
  is_in_stock boolean generated always as (on_hand - reserved > 0) stored,
  search_text text generated always as (
    lower(name || ' ' || stock_number || ' ' || article_number || ' ' || replace(stock_number, '-', '') || ' ' || replace(article_number, '-', ''))
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (reserved <= on_hand)
);
create unique index parts_stock_number on parts (lower(stock_number)) where deleted_at is null;
create index parts_search on parts using gin (search_text gin_trgm_ops);
create index parts_name on parts (name, id) where deleted_at is null;
create index parts_stock_number_sort on parts (stock_number, id) where deleted_at is null;
create index parts_price on parts (price_retail, id) where deleted_at is null;
create index parts_category on parts (category_id, id) where deleted_at is null;
create index parts_supplier on parts (supplier_id, id) where deleted_at is null;
create index parts_in_stock on parts (is_in_stock, id) where deleted_at is null;
create index parts_below_min on parts (id) where deleted_at is null and is_below_min;
create index parts_for_shop on parts (for_shop, id) where deleted_at is null;
comment on column parts.on_hand is 'Sum of the movements, kept in the same transaction';
comment on column parts.reserved is 'Sum of the reservations of open orders, kept in the same transaction';

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
  comment text not null default '',
  sale jsonb,
  date date not null,
  user_id bigint references users,
  created_at timestamptz not null default now(),
  check ((order_kind is null) = (order_id is null))
);
create index stock_movements_part on stock_movements (part_id, id desc);
create index stock_movements_order on stock_movements (order_kind, order_id) where order_id is not null;
create index stock_movements_date on stock_movements (date, id);
comment on column stock_movements.cost is 'Cost of one unit: what was paid on a purchase, the moving average on a sale or return';

create table reservations (
  part_id bigint not null references parts,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  quantity numeric(12,3) not null check (quantity > 0),
  created_at timestamptz not null default now(),
  primary key (part_id, order_kind, order_id)
);
create index reservations_order on reservations (order_kind, order_id);

-- types of work -------------------------------------------------------------------------------------------

create table types_of_work (
  id bigint generated always as identity primary key,
  name text not null,
  duration_minutes int not null check (duration_minutes between 0 and 59999),
  hourly_rate numeric(12,2) not null check (hourly_rate >= 0),
  search_text text generated always as (lower(name)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index types_of_work_name on types_of_work (lower(name));
create index types_of_work_search on types_of_work using gin (search_text gin_trgm_ops);

create table type_of_work_parts (
  id bigint generated always as identity primary key,
  type_of_work_id bigint not null references types_of_work on delete cascade,
  part_id bigint not null references parts,
  quantity numeric(12,3) not null check (quantity > 0),
  position int not null
);
create index type_of_work_parts_work on type_of_work_parts (type_of_work_id, position);
create index type_of_work_parts_part on type_of_work_parts (part_id);

-- repair orders -------------------------------------------------------------------------------------------

create table repair_orders (
  id bigint generated always as identity primary key,
  order_number text not null unique,
  vehicle_id bigint not null references vehicles,
  customer_id bigint not null references customers,
  customer_snapshot jsonb,
  mechanic_id bigint references users,
  status text not null default 'new' check (status in ('new', 'in_process', 'finished', 'deleted')),
  status_before_deletion text check (status_before_deletion in ('new', 'in_process')),
  status_changed_at timestamptz not null default now(),
  discount numeric(4,1) not null default 0 check (discount between 0 and 99),
  tax_labor numeric(4,1) not null default 0 check (tax_labor between 0 and 99.9),
  tax_inventory numeric(4,1) not null default 0 check (tax_inventory between 0 and 99.9),
  implementation_date timestamptz not null,
  due_date date not null,
  notes text not null default '',
  labor_amount numeric(12,2) not null default 0,
  parts_amount numeric(12,2) not null default 0,
  discount_amount numeric(12,2) not null default 0,
  tax_labor_amount numeric(12,2) not null default 0,
  tax_parts_amount numeric(12,2) not null default 0,
  total_amount numeric(12,2) not null default 0,
  paid_amount numeric(12,2) not null default 0 check (paid_amount >= 0),
  is_paid boolean not null default false,
  paid_at timestamptz,
  billed_at timestamptz,
  comments_count int not null default 0,
  version int not null default 1,
  created_by bigint references users,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((status = 'deleted') = (status_before_deletion is not null)),
  check (paid_amount <= total_amount)
);
create index repair_orders_number_search on repair_orders using gin (lower(order_number) gin_trgm_ops);
create index repair_orders_newest on repair_orders (id desc) where status <> 'deleted';
create index repair_orders_status on repair_orders (status, id desc);
create index repair_orders_mechanic on repair_orders (mechanic_id, id desc);
create index repair_orders_customer on repair_orders (customer_id, id desc);
create index repair_orders_vehicle on repair_orders (vehicle_id, id desc);
create index repair_orders_implementation on repair_orders (implementation_date, id);
create index repair_orders_total on repair_orders (total_amount, id);
create index repair_orders_unpaid on repair_orders (due_date, id) where not is_paid and status <> 'deleted';
create index repair_orders_paid on repair_orders (is_paid, id desc) where status <> 'deleted';
create index repair_orders_billed on repair_orders ((billed_at is not null), id desc) where status <> 'deleted';

create table repair_order_works (
  id bigint generated always as identity primary key,
  order_id bigint not null references repair_orders on delete cascade,
  position int not null,
  type_of_work_id bigint references types_of_work on delete set null,
  name text not null,
  duration_minutes int not null check (duration_minutes between 0 and 59999),
  hourly_rate numeric(12,2) not null check (hourly_rate >= 0)
);
create index repair_order_works_order on repair_order_works (order_id, position);

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

-- billing -------------------------------------------------------------------------------------------------

create table payments (
  id bigint generated always as identity primary key,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  amount numeric(12,2) not null check (amount > 0),
  payment_date date not null,
  payment_method text not null,
  reference_number text,
  notes text not null default '',
  created_by bigint references users,
  created_at timestamptz not null default now(),
  check ((payment_method = 'money_order') = (reference_number is not null))
);
create index payments_order on payments (order_kind, order_id, id);
create index payments_date on payments (payment_date, id);

create table payment_reversals (
  payment_id bigint primary key references payments,
  reversed_by bigint references users,
  reversed_at timestamptz not null default now()
);
comment on table payment_reversals is 'A payment that was dropped: the ledger of payments is only ever added to';

create table invoices (
  id bigint generated always as identity primary key,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  invoice_date date not null,
  recipients jsonb not null default '[]',
  created_by bigint references users,
  created_at timestamptz not null default now()
);
create index invoices_order on invoices (order_kind, order_id, id);

-- ledgers are append-only: nobody rewrites the past --------------------------------------------------------

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'RB001';
end $$;

create trigger stock_movements_append_only before update or delete on stock_movements for each row execute function refuse_rewriting();
create trigger stock_movements_no_truncate before truncate on stock_movements for each statement execute function refuse_rewriting();
create trigger payments_append_only before update or delete on payments for each row execute function refuse_rewriting();
create trigger payments_no_truncate before truncate on payments for each statement execute function refuse_rewriting();
create trigger payment_reversals_append_only before update or delete on payment_reversals for each row execute function refuse_rewriting();
create trigger payment_reversals_no_truncate before truncate on payment_reversals for each statement execute function refuse_rewriting();
create trigger history_append_only before update or delete on history for each row execute function refuse_rewriting();
create trigger history_no_truncate before truncate on history for each statement execute function refuse_rewriting();
