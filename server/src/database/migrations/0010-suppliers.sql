create table suppliers (
  id bigint generated always as identity primary key,
  name text not null,
  url text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index suppliers_search on suppliers using gin (lower(name) gin_trgm_ops);
create index suppliers_name on suppliers (name, id);

create table supplier_contacts (
  id bigint generated always as identity primary key,
  supplier_id bigint not null references suppliers on delete cascade,
  place int not null,
  is_main boolean not null,
  name text not null default '',
  position text not null default '',
  email text,
  emails jsonb not null default '[]',
  phone text,
  phone_extension text,
  phones jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create index supplier_contacts_supplier on supplier_contacts (supplier_id, place);
create unique index supplier_contacts_main on supplier_contacts (supplier_id) where is_main;
