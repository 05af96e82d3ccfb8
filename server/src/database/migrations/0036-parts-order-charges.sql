create table parts_order_charges (
  id bigint generated always as identity primary key,
  order_id bigint not null references parts_orders on delete cascade,
  position int not null,
  charge_id bigint references charges on delete set null,
  is_automatic boolean not null default false,
  kind text not null check (kind in ('fee', 'freight', 'other')),
  name text not null check (length(name) between 1 and 100),
  quantity numeric(12,3) not null default 1 check (quantity >= 0),
  price numeric(12,2) not null default 0 check (price >= 0),
  percent numeric(5,2) check (percent > 0),
  base text check (base in ('labor', 'parts', 'labor_and_parts')),
  min_amount numeric(12,2),
  max_amount numeric(12,2),
  taxed_as text not null check (taxed_as in ('labor', 'parts', 'none')),
  is_discounted boolean not null default false,
  amount numeric(12,2) not null default 0 check (amount >= 0),
  cost numeric(12,2) check (cost >= 0),
  supplier_id bigint references suppliers on delete set null,
  supplier_invoice text not null default '' check (length(supplier_invoice) <= 40),
  expected_back date,
  waived_at timestamptz,
  waived_by bigint references users,
  waived_reason text not null default '' check (length(waived_reason) <= 200),
  check ((percent is null) = (base is null)),
  check (waived_at is null or (amount = 0 and waived_reason <> ''))
);
comment on column parts_order_charges.amount is 'As computed at the last change of the order, before taxes';
create index parts_order_charges_order on parts_order_charges (order_id);
create index parts_order_charges_charge on parts_order_charges (charge_id);
create index parts_order_charges_supplier on parts_order_charges (supplier_id);
create unique index parts_order_charges_automatic on parts_order_charges (order_id, charge_id) where is_automatic;

alter table parts_orders add column charges_amount numeric(12,2) not null default 0,
  add column charges_cost numeric(12,2) not null default 0,
  add column tax_labor numeric not null default 0 check (tax_labor between 0 and 99.9 and scale(tax_labor) <= 3),
  add column tax_labor_amount numeric(12,2) not null default 0;
comment on column parts_orders.charges_amount is 'Sum of its charges, kept in the same transaction';
comment on column parts_orders.charges_cost is 'What its charges cost the shop, kept in the same transaction';
comment on column parts_orders.tax_labor is 'Percent on the charges that are taxed as labor';

-- Orders that still take charges, unless exempt; the tax rate of a shop without sales tax does not tell.
update parts_orders o set tax_labor = c.tax_labor
from company c where o.status in ('new', 'in_process') and c.tax_labor > 0
  and not (o.with_tax_exemption and coalesce(
    case when o.is_draft then (
      select date_active_to from tax_exemptions e where e.customer_id = o.customer_id and e.status = 'ACCEPTED'
    ) else (o.customer_snapshot->>'exempt_until')::date end
      >= (coalesce(o.checked_out_at, now()) at time zone c.timezone)::date, false));
