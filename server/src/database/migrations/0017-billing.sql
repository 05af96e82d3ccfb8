-- Payments (a ledger: a deleted payment gets a reversal), invoices and payment links of both kinds of order.

-- A ledger: a deleted payment gets a reversal.
create table payments (
  id bigint generated always as identity primary key,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  amount numeric(12,2) not null check (amount > 0),
  payment_date date not null,
  payment_method text not null,
  reference_number text,
  notes text not null default '',
  created_by bigint references users,
  created_at timestamptz not null default now(),
  constraint payments_reference_number_check
    check (payment_method = 'online' or (payment_method = 'money_order') = (reference_number is not null))
);
create index payments_order on payments (order_kind, order_id, id);
create index payments_date on payments (payment_date, id);

create trigger payments_append_only before update or delete on payments
  for each row execute function refuse_rewriting();
create trigger payments_no_truncate before truncate on payments
  for each statement execute function refuse_rewriting();

create table payment_reversals (
  payment_id bigint primary key references payments,
  reversed_by bigint references users,
  reversed_at timestamptz not null default now()
);
comment on table payment_reversals is 'A payment that was dropped: the ledger of payments is only ever added to';

create trigger payment_reversals_append_only before update or delete on payment_reversals
  for each row execute function refuse_rewriting();
create trigger payment_reversals_no_truncate before truncate on payment_reversals
  for each statement execute function refuse_rewriting();

create table invoices (
  id bigint generated always as identity primary key,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  invoice_date date not null,
  recipients jsonb not null default '[]',
  created_by bigint references users,
  created_at timestamptz not null default now()
);
create index invoices_order on invoices (order_kind, order_id, id);

-- Invoices passed to the mail server. One that is still here at a retry may have been sent, and is
-- not sent again.
create table outgoing_invoices (
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  recipient text not null,
  asked_at timestamptz not null,
  primary key (order_kind, order_id, recipient, asked_at)
);

-- Links that open an invoice without signing in. Tokens are stored as hashes.
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
