-- Retail prices that receipts suggest because a cost rose. Accepted and dismissed ones stay, so that both can be undone.
create table price_suggestions (
  id bigint generated always as identity primary key,
  part_id bigint not null references parts on delete cascade,
  old_cost numeric(14,4) not null check (old_cost >= 0),
  new_cost numeric(14,4) not null check (new_cost > old_cost),
  old_price numeric(12,2) not null check (old_price >= 0),
  suggested numeric(12,2) not null check (suggested > old_price),
  status text not null default 'open' check (status in ('open', 'accepted', 'dismissed')),
  received_on date not null,
  created_at timestamptz not null default now()
);
comment on column price_suggestions.old_price is 'The retail price at the receipt';
create unique index price_suggestions_open on price_suggestions (part_id) where status = 'open';
create index price_suggestions_part on price_suggestions (part_id);
create index price_suggestions_status on price_suggestions (status, id);
