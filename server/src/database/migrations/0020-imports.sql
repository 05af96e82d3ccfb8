create table imports (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('part', 'customer', 'truck', 'trailer')),
  status text not null default 'read' check (status in
    ('read', 'checking', 'checked', 'running', 'done', 'failed', 'cancelled', 'taking_back', 'taken_back')),
  file_name text not null,
  headings text[] not null,
  columns jsonb not null default '{}',
  row_count int not null,
  done int not null default 0,
  bad_rows int not null default 0,
  new_names jsonb not null default '[]',
  is_cancelled boolean not null default false,
  user_id bigint not null references users,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index imports_kind on imports (kind, id desc);
comment on column imports.done is 'Rows gone over, told outside of the transaction that works on them';

-- Removed a day after the import ends.
create table import_rows (
  import_id bigint not null references imports on delete cascade,
  number int not null,
  cells text[] not null,
  primary key (import_id, number)
);

create table import_problems (
  id bigint generated always as identity primary key,
  import_id bigint not null references imports on delete cascade,
  number int not null,
  field text not null,
  value text not null,
  code text not null,
  params jsonb not null default '{}'
);
create index import_problems_row on import_problems (import_id, number, id);

create table import_records (
  import_id bigint not null references imports on delete cascade,
  record_id bigint not null,
  primary key (import_id, record_id)
);
comment on table import_records is 'What an import made, for taking it back';
