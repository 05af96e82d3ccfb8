-- What the server itself keeps, whatever the capability.

create extension if not exists pg_trgm;

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
comment on table secrets is 'Keys that Rigbay makes for itself, the same for every process on this database';

-- The first answer to an Idempotency-Key. Its status follows from the endpoint, so only the body is kept.
create table idempotency_keys (
  user_id bigint not null,
  key text not null check (length(key) <= 200),
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);

-- The last number given to an order of each kind.
create table counters (
  name text primary key,
  value bigint not null default 0
);
insert into counters (name) values ('repair_order'), ('parts_order');

-- Limited attempts, such as sign-ins: in the database, so that several processes agree.
create table attempts (
  key text primary key,
  count int not null,
  since timestamptz not null
);
create index attempts_since on attempts (since);
comment on table attempts is 'Tries since the first of the current window, by what is limited and whose it is';

-- Calls of one person or key, all processes together. Unlogged: after a crash they are counted from zero.
create unlogged table call_counts (
  person text primary key,
  calls int not null,
  since timestamptz not null
);

-- Messages between processes that are too large for NOTIFY. The adapter of Socket.IO names its columns.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
