-- A dispute names the payment alone, and may be told before it.
alter table payment_events
  add column reference text,
  add column dispute text check (dispute in ('opened', 'won', 'lost'));
create index payment_events_dispute on payment_events (provider, reference) where outcome = 'waiting';
comment on column payment_events.reference is 'The payment, as the provider names it';
