-- Links that open the invoice of an order without signing in. The token itself is stored nowhere.
create table payment_links (
  id bigint generated always as identity primary key,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  token_hash text not null unique,
  sent_to text not null,
  created_by bigint references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index payment_links_order on payment_links (order_kind, order_id) where revoked_at is null;
create index payment_links_created_by on payment_links (created_by);
comment on table payment_links is 'A new one revokes the one before: one an order works at most';
