create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  type text not null,
  params jsonb not null default '{}',
  meta jsonb not null default '{}',
  link text,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_created_at on notifications (created_at);
