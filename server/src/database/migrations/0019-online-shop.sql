-- Keys of online shops and marketplaces, stored as hashes; the secret that signs messages is stored as it is.
create table shop_keys (
  id bigint generated always as identity primary key,
  name text not null,
  source text not null check (source in ('amazon', 'haulk_depot', 'ecomm')),
  scopes text[] not null check (scopes <> '{}' and scopes <@ array['orders:write', 'orders:read', 'stock:read']),
  prefix text not null,
  secret_hash text not null unique,
  webhook_url text,
  webhook_secret text,
  created_by bigint references users,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  check ((webhook_url is null) = (webhook_secret is null))
);
create index shop_keys_created_by on shop_keys (created_by);
create index shop_keys_told on shop_keys (source) where revoked_at is null and webhook_url is not null;

-- Orders created with a key.
create table shop_orders (
  order_id bigint primary key references parts_orders on delete cascade,
  key_id bigint not null references shop_keys,
  content_hash text not null,
  received_at timestamptz not null
);
create index shop_orders_key on shop_orders (key_id);
comment on column shop_orders.content_hash is 'Of what was sent: the same again is answered, anything else of its number refused';

-- Messages about them, written in the transaction of the change.
create table shop_messages (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  key_id bigint not null references shop_keys,
  order_id bigint not null references parts_orders on delete cascade,
  type text not null check (type in ('order.status_changed', 'order.shipment_changed', 'order.refunded')),
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  -- Waits for an older message about the same order to the same key; has no job.
  is_held boolean not null default false,
  tries int not null default 0,
  created_at timestamptz not null,
  last_tried_at timestamptz,
  problem text check (problem in
    ('answered', 'unreachable', 'timed_out', 'address_refused', 'key_revoked', 'no_webhook')),
  answer_status int,
  answer text not null default ''
);
create index shop_messages_newest on shop_messages (created_at, id);
create index shop_messages_status on shop_messages (status, created_at, id);
create index shop_messages_key on shop_messages (key_id, created_at, id);
create index shop_messages_order on shop_messages (order_id);
create index shop_messages_waiting on shop_messages (order_id, key_id, id) where status = 'waiting';
comment on column shop_messages.body is 'The bytes that are signed and sent';
