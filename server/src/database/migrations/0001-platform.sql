-- Data of the server itself.

create extension if not exists pg_trgm;

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
comment on table secrets is 'Keys that Rigbay makes for itself, the same for every process on this database';

-- The first response to an Idempotency-Key; its status follows from the endpoint.
create table idempotency_keys (
  user_id bigint not null,
  key text not null check (length(key) <= 200),
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- The last number of each kind of order.
create table counters (
  name text primary key,
  value bigint not null default 0
);
insert into counters (name) values ('repair_order'), ('parts_order');

-- Limited attempts, such as sign-ins, of all processes.
create table attempts (
  key text primary key,
  count int not null,
  since timestamptz not null
);
create index attempts_since on attempts (since);
comment on table attempts is 'Tries since the first of the current window, by what is limited and whose it is';

-- Calls of one person or key, over all processes. Unlogged: counted from zero after a crash.
create unlogged table call_counts (
  person text primary key,
  calls int not null,
  since timestamptz not null
);

-- Messages between processes that are too large for NOTIFY; columns as the adapter of Socket.IO names them.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
