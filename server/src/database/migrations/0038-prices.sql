-- What a customer pays for a part instead of its retail price.
create table price_matrices (
  id bigint generated always as identity primary key,
  name text not null,
  round_to text not null check (round_to in ('none', 'five_cents', 'ends_in_99')),
  bands jsonb not null check (jsonb_array_length(bands) between 1 and 20 and bands -> 0 -> 'from_cost' = '0'),
  version int not null default 1
);
comment on column price_matrices.bands is 'Rising by from_cost, the first from 0';
create unique index price_matrices_name on price_matrices (lower(name));

create table price_levels (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('retail_minus', 'cost_plus', 'matrix')),
  percent numeric(5,2) check (percent >= 0),
  price_matrix_id bigint references price_matrices,
  version int not null default 1,
  check (
    case kind
      when 'matrix' then percent is null
      else percent is not null and price_matrix_id is null
    end
  ),
  check (kind <> 'retail_minus' or percent <= 100)
);
comment on column price_levels.price_matrix_id is 'Of a level by matrix; null: that of the category, else of the company';
create unique index price_levels_name on price_levels (lower(name));
create index price_levels_matrix on price_levels (price_matrix_id);

create table part_prices (
  part_id bigint not null references parts on delete cascade,
  price_level_id bigint not null references price_levels on delete cascade,
  price numeric(12,2) not null check (price >= 0),
  primary key (part_id, price_level_id)
);
comment on table part_prices is 'Fixed prices of parts in a level';
create index part_prices_level on part_prices (price_level_id);

alter table customers add column price_level_id bigint references price_levels;
create index customers_price_level on customers (price_level_id) where price_level_id is not null;
alter table categories add column price_matrix_id bigint references price_matrices;
comment on column categories.price_matrix_id is 'Null: that of the category above';
create index categories_price_matrix on categories (price_matrix_id);
alter table company
  add column price_matrix_id bigint references price_matrices,
  add column cost_basis text not null default 'average' check (cost_basis in ('average', 'last')),
  add column min_margin numeric(4,2) check (min_margin >= 0);
create index company_price_matrix on company (price_matrix_id);
comment on column company.min_margin is 'Percent that a typed price must leave after the cost; null: any';

alter table repair_order_parts
  add column price_source text not null default 'part' check (price_source in ('part', 'level', 'break', 'typed')),
  add column price_typed_by bigint references users,
  add column price_typed_at timestamptz,
  add check ((price_source = 'typed') = (price_typed_at is not null));
alter table parts_order_items
  add column price_source text not null default 'part' check (price_source in ('part', 'level', 'break', 'typed')),
  add column price_typed_by bigint references users,
  add column price_typed_at timestamptz,
  add check ((price_source = 'typed') = (price_typed_at is not null));

alter table history drop constraint history_kind_check, add constraint history_kind_check check (kind in (
  'repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand',
  'feature', 'feature_value', 'category', 'supplier', 'tag', 'charge', 'labor_rate', 'price_level', 'price_matrix'));
