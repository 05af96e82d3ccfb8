-- Invoices in the hands of the mail server. One that still stands here when its job is tried again may have left, and
-- is not mailed a second time.
create table leaving_invoices (
  order_id bigint not null references repair_orders on delete cascade,
  recipient text not null,
  asked_at timestamptz not null,
  primary key (order_id, recipient, asked_at)
);
