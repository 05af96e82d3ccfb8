-- A person, a person of a company, or a company alone, which is then shown and sorted by its name.
create table customers (
  id bigint generated always as identity primary key,
  type text not null default 'bs' check (type in ('bs', 'ecomm')),
  first_name text not null,
  last_name text not null,
  company_name text not null default '',
  full_name text not null generated always as (
    coalesce(nullif(btrim(first_name || ' ' || last_name), ''), company_name)
  ) stored,
  email text,
  phone text,
  phone_extension text,
  phones jsonb not null default '[]',
  notes text not null default '',
  language text not null default 'en' check (language in ('en', 'ru', 'es', 'uk')),
  sales_manager_id bigint references users,
  -- Only the numbers of further phones: the JSON has field names too.
  search_text text generated always as (
    lower(first_name || ' ' || last_name || ' ' || company_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' ||
      jsonb_path_query_array(phones, '$[*].number')::text)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint customers_named check (first_name <> '' or last_name <> '' or company_name <> '')
);
create unique index customers_email on customers (lower(email)) where email is not null;
create index customers_search on customers using gin (search_text gin_trgm_ops);
create index customers_company_name_search on customers using gin (lower(company_name) gin_trgm_ops);
create index customers_name on customers (full_name, id);
create index customers_company_name on customers (company_name, id);
create index customers_sales_manager on customers (sales_manager_id, id);
create index customers_type on customers (type, id);
create index customers_phone on customers (phone) where phone is not null;
-- Exact owners' names, looked up by an import of vehicles.
create index customers_exact_company on customers (lower(company_name)) where company_name <> '';
create index customers_exact_name on customers (lower(full_name));

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
create index tax_exemptions_file on tax_exemptions (file_id) where file_id is not null;
