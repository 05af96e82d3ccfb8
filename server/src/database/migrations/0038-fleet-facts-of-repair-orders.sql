-- What a fleet asks of an order: its own number for it, the meters as the vehicle came in, and of each work what was
-- complained of, what was found and what was done.
alter table repair_orders
  add column po_number text not null default '' check (length(po_number) <= 40),
  add column odometer_in int check (odometer_in between 0 and 9999999),
  add column odometer_unit text not null default 'mi' check (odometer_unit in ('mi', 'km')),
  add column engine_hours_in numeric(7,1) check (engine_hours_in >= 0),
  add column vehicle_snapshot jsonb;
create index repair_orders_po_search on repair_orders using gin (lower(po_number) gin_trgm_ops) where po_number <> '';
comment on column repair_orders.vehicle_snapshot is 'The vehicle as it was when the order was finished, for its invoice';

alter table repair_order_works
  add column complaint text not null default '' check (length(complaint) <= 2000),
  add column cause text not null default '' check (length(cause) <= 2000),
  add column correction text not null default '' check (length(correction) <= 2000);
