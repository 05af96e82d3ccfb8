-- Saved views of lists: private, or shared with a role.
create table list_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users,
  list text not null,
  name text not null,
  query jsonb not null,
  columns jsonb,
  mode text check (mode in ('tiled', 'tabular')),
  role_id int check (role_id between 1 and 4),
  version int not null default 1
);
create unique index list_views_name on list_views (owner_id, list, lower(name));
create index list_views_role on list_views (role_id, list) where role_id is not null;
comment on column list_views.query is 'Filters and order in the words of the list';
comment on column list_views.columns is 'Names of the columns in their order; null: as the list has them';

-- What a list opens with, for one person.
create table default_list_views (
  user_id bigint not null references users,
  list text not null,
  view_id bigint not null references list_views on delete cascade,
  primary key (user_id, list)
);
create index default_list_views_view on default_list_views (view_id);
