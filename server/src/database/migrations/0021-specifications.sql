-- What describes a part, such as a thread size. In the API they are features.
create table features (
  id bigint generated always as identity primary key,
  name text not null,
  slug text not null unique,
  type text not null default 'text' check (type in ('text')),
  position int not null default 0,
  multiple boolean not null default false,
  active boolean not null default true,
  version int not null default 1
);
create unique index features_name on features (lower(name));
create index features_search on features using gin (lower(name) gin_trgm_ops);

-- A part names a value together with its specification: (feature_id, id) is there to be referred to.
create table feature_values (
  id bigint generated always as identity primary key,
  feature_id bigint not null references features on delete cascade,
  name text not null,
  slug text not null,
  version int not null default 1,
  unique (feature_id, id)
);
create unique index feature_values_name on feature_values (feature_id, lower(name));
create unique index feature_values_slug on feature_values (feature_id, slug);

alter table history drop constraint history_kind_check, add constraint history_kind_check
  check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand', 'feature', 'feature_value', 'category'));
