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
