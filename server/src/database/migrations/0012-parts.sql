
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
  -- Numbers also without separators, as in vehicles.search_text.
  search_text text generated always as (
    lower(name || ' ' || stock_number || ' ' || article_number) || ' ' ||
    regexp_replace(lower(stock_number || '|' || article_number), '[\s./_#-]+', '', 'g')
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index parts_stock_number on parts (lower(stock_number)) where deleted_at is null;
create index parts_search on parts using gin (search_text gin_trgm_ops);
create index parts_name on parts (name, id) where deleted_at is null;
create index parts_stock_number_sort on parts (stock_number, id) where deleted_at is null;
create index parts_price on parts (price_retail, id) where deleted_at is null;
create index parts_for_shop on parts (for_shop, id) where deleted_at is null;
-- Index-only counts and sorts of the parts of a category or supplier.
create index parts_category on parts (category_id, id) where deleted_at is null;
create index parts_in_category on parts (category_id, id) include (name, stock_number, price_retail)
  where deleted_at is null;
create index parts_supplier on parts (supplier_id, id) include (name, stock_number, price_retail)
  where deleted_at is null;
-- Stock is counted without reading parts, except deleted ones.
create index parts_deleted on parts (id) where deleted_at is not null;
-- Uses of a catalogue entry, also by deleted parts: read for each row of the dictionaries and
-- before a deletion.
create index parts_unit on parts (unit_id);
create index parts_brand on parts (brand_id);
create index parts_category_id on parts (category_id);
create index parts_supplier_id on parts (supplier_id, id) where supplier_id is not null;

create table part_images (
  id bigint generated always as identity primary key,
  part_id bigint not null references parts,
  file_id bigint not null unique references files,
  is_main boolean not null,
  position int not null default 0
);
create unique index part_images_main on part_images (part_id) where is_main;
create index part_images_gallery on part_images (part_id, position, id);

create table part_feature_values (
  part_id bigint not null references parts,
  feature_id bigint not null references features,
  value_id bigint not null,
  primary key (part_id, value_id),
  foreign key (feature_id, value_id) references feature_values (feature_id, id)
);
create index part_feature_values_value on part_feature_values (value_id);
create index part_feature_values_feature on part_feature_values (feature_id, value_id);
