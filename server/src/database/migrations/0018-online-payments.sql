create table online_checkouts (
  id text primary key,
  order_kind text not null check (order_kind in ('repair_order', 'parts_order')),
  order_id bigint not null,
  order_number text not null,
  link_hash text not null,
  provider text not null,
  amount numeric(12,2) not null check (amount > 0),
  provider_id text unique,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_as text check (closed_as in ('paid', 'expired', 'failed')),
  reference text,
  payment_id bigint references payments,
  check (payment_id is null or closed_as = 'paid')
);
create index online_checkouts_order on online_checkouts (order_kind, order_id) where closed_as is null;
create unique index online_checkouts_payment on online_checkouts (payment_id);
create index online_checkouts_reference on online_checkouts (provider, reference);
comment on table online_checkouts is 'Pages of a payment provider on which a customer pays the balance of an order';
comment on column online_checkouts.id is 'Ours, known to the provider too: an event may come before provider_id is stored';
comment on column online_checkouts.link_hash is 'Of the payment link that it returns to';
comment on column online_checkouts.payment_id is 'The line of the ledger; null of money that its order could not take';

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  checkout_id text,
  reference text,
  amount numeric(12,2),
  dispute text check (dispute in ('opened', 'won', 'lost')),
  outcome text not null check (outcome in ('applied', 'unapplied', 'waiting', 'nothing_to_do')),
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (checkout_id) where outcome = 'waiting';
-- A dispute names only the payment, and may arrive before it.
create index payment_events_dispute on payment_events (provider, reference) where outcome = 'waiting';
comment on table payment_events is 'What payment providers told: each once, and also what no order could take';
comment on column payment_events.amount is 'What was paid, or what is left of it after a refund';
comment on column payment_events.reference is 'The payment, as the provider names it';
