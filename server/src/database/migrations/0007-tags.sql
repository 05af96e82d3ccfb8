create table tags (
  id bigint generated always as identity primary key,
  name text not null,
  color text not null check (color in (
    '#f5222d', '#fa541c', '#fa8c16', '#fadb14', '#52c41a', '#13c2c2', '#1890ff', '#2f54eb', '#722ed1', '#eb2f96')),
  type text not null check (type in ('order', 'trucks_and_trailer', 'customer')),
  version int not null default 1,
  created_at timestamptz not null default now()
);
create unique index tags_name on tags (type, lower(name));
