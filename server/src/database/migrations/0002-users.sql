-- Users, their sessions and links sent to them.

create table users (
  id bigint generated always as identity primary key,
  role_id int not null check (role_id between 1 and 4),
  first_name text not null,
  last_name text not null,
  full_name text generated always as (first_name || ' ' || last_name) stored,
  email text not null,
  phone text,
  phone_extension text,
  phones jsonb not null default '[]',
  language text not null default 'en' check (language in ('en', 'ru', 'es', 'uk')),
  status text not null default 'pending' check (status in ('active', 'inactive', 'pending')),
  password_hash text,
  photo_key text,
  last_login timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_search on users
  using gin ((first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);

create table sessions (
  id uuid primary key,
  user_id bigint not null references users,
  cookie_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text
);
create index sessions_user_id on sessions (user_id) where revoked_at is null;
comment on table sessions is 'A sign-in and the family of refresh tokens that came of it';

create table refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  replaced_by text
);
create index refresh_tokens_session_id on refresh_tokens (session_id);

-- Single use: issued by the identity pages, exchanged for tokens by the application.
create table salts (
  salt_hash text primary key,
  session_id uuid not null references sessions on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index salts_session on salts (session_id);

-- The link for the first superadmin exists before any user.
create table account_links (
  token_hash text primary key,
  id bigint generated always as identity unique,
  user_id bigint references users,
  purpose text not null check (purpose in ('invitation', 'password_reset', 'email_change', 'first_superadmin')),
  new_email text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((purpose = 'first_superadmin') = (user_id is null)),
  check ((purpose = 'email_change') = (new_email is not null))
);
create index account_links_user_id on account_links (user_id);
