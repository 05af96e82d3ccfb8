-- Contacts of a supplier; suppliers and tags have a history.
alter table history drop constraint history_kind_check, add constraint history_kind_check
  check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand', 'feature', 'feature_value', 'category', 'supplier', 'tag'));

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

alter table tags add constraint tags_color_check check (color in
  ('#f5222d', '#fa541c', '#fa8c16', '#fadb14', '#52c41a', '#13c2c2', '#1890ff', '#2f54eb', '#722ed1', '#eb2f96')) not valid;
