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
  -- State or province of the plate: without it, two vehicles may have the same number.
  plate_state text not null default '' check (plate_state ~ '^[A-Z]{0,3}$'),
  temporary_plate text not null default '',
  gvwr int not null check (gvwr >= 0),
  owner_id bigint not null references customers,
  notes text not null default '',
  -- Unit numbers and plates also without separators, which compactNumber in search-pattern.ts removes too.
  search_text text generated always as (
    lower(vin || ' ' || unit_number || ' ' || make || ' ' || model || ' ' || license_plate || ' ' || temporary_plate) || ' ' ||
    regexp_replace(lower(unit_number || '|' || license_plate || '|' || temporary_plate), '[\s./_#-]+', '', 'g')
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'truck') = (type_id is not null)),
  check (license_plate <> '' or temporary_plate <> '')
);
create index vehicles_vin on vehicles (vin);
create index vehicles_search on vehicles using gin (search_text gin_trgm_ops);
-- Unit numbers of one or two characters, too short for trigrams.
create index vehicles_unit_number on vehicles (unit_number, id);
-- Exact numbers however they are written, for what a document names.
create index vehicles_compact_unit on vehicles (regexp_replace(lower(unit_number), '[\s./_#-]+', '', 'g'));
create index vehicles_compact_plate on vehicles (regexp_replace(lower(license_plate), '[\s./_#-]+', '', 'g'));
create index vehicles_compact_temporary_plate on vehicles (regexp_replace(lower(temporary_plate), '[\s./_#-]+', '', 'g'))
  where temporary_plate <> '';
create index vehicles_owner on vehicles (owner_id, kind, id);
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
