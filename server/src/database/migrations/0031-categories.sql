alter table categories
  add google_product_category text not null default '',
  add "desc" text not null default '' check (length("desc") <= 500),
  add display_menu boolean not null default false,
  add seo jsonb not null default '{}',
  add check (parent_id <> id),
  add check (id not in (1, 2) or parent_id is null);

create table category_images (
  category_id bigint not null references categories,
  slot text not null check (slot in ('menu_image', 'mobile_image', 'header_image', 'seo_image')),
  file_id bigint not null unique references files,
  primary key (category_id, slot)
);

-- How many parts are in each.
create index parts_in_category on parts (category_id) where deleted_at is null;
