-- Shared by many kinds of records: kind and record_id name the record.

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

-- Stored bytes that no row names: a key is added before its bytes are stored, and removed by the
-- write that names it. Only keys listed here are removed from the store.
create table orphaned_uploads (
  key text primary key,
  since timestamptz not null
);
create index orphaned_uploads_since on orphaned_uploads (since);

create table attachments (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part')),
  record_id bigint not null,
  file_id bigint not null references files,
  created_at timestamptz not null default now()
);
create index attachments_record on attachments (kind, record_id, id);
create index attachments_file on attachments (file_id);

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

-- A table with this trigger is an append-only ledger; application-role.ts finds ledgers by it.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'RB001';
end $$;

create table history (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand',
    'feature', 'feature_value', 'category', 'supplier', 'tag')),
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

create trigger history_append_only before update or delete on history
  for each row execute function refuse_rewriting();
create trigger history_no_truncate before truncate on history
  for each statement execute function refuse_rewriting();

-- A draft belongs to a form, a record and a browser tab.
create table drafts (
  user_id bigint not null references users,
  draft_id text not null,
  tab text not null default '',
  data jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, draft_id, tab)
);
create index drafts_updated_at on drafts (updated_at);

-- Saved views of lists: private, or shared with a role. Deleted ones can be restored for a day.
create table list_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users,
  list text not null,
  name text not null,
  query jsonb not null,
  columns jsonb,
  mode text check (mode in ('tiled', 'tabular')),
  role_id int check (role_id between 1 and 4),
  version int not null default 1,
  deleted_at timestamptz
);
create unique index list_views_name on list_views (owner_id, list, lower(name)) where deleted_at is null;
create index list_views_role on list_views (role_id, list) where role_id is not null;
create index list_views_deleted on list_views (deleted_at) where deleted_at is not null;
comment on column list_views.query is 'Filters and order in the words of the list';
comment on column list_views.columns is 'Names of the columns in their order; null: as the list has them';

-- The view that a person's list opens with.
create table default_list_views (
  user_id bigint not null references users,
  list text not null,
  view_id bigint not null references list_views on delete cascade,
  primary key (user_id, list)
);
create index default_list_views_view on default_list_views (view_id);

-- Images of the rich-text editor, referred to by an unguessable name.
create table editor_images (
  id bigint generated always as identity primary key,
  name text not null unique,
  file_id bigint not null unique references files,
  -- Null while a saved text contains it.
  unnamed_since timestamptz default now()
);
create index editor_images_unnamed on editor_images (unnamed_since) where unnamed_since is not null;

-- The saved texts that contain them.
create table editor_image_uses (
  kind text not null check (kind in ('part', 'category')),
  record_id bigint not null,
  image_id bigint not null references editor_images,
  primary key (kind, record_id, image_id)
);
create index editor_image_uses_image on editor_image_uses (image_id);
