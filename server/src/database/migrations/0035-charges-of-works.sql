-- Charges of saved types of work, and when sublet work came back.
create table type_of_work_charges (
  id bigint generated always as identity primary key,
  type_of_work_id bigint not null references types_of_work on delete cascade,
  position int not null,
  charge_id bigint references charges,
  kind text not null check (kind in ('fee', 'sublet', 'freight', 'other')),
  name text not null check (length(name) between 1 and 100),
  quantity numeric(12,3) not null check (quantity >= 0),
  price numeric(12,2) not null check (price >= 0),
  taxed_as text not null check (taxed_as in ('labor', 'parts', 'none')),
  is_discounted boolean not null
);
comment on column type_of_work_charges.charge_id is 'Given: name, price and taxes are those of the saved charge';
create index type_of_work_charges_work on type_of_work_charges (type_of_work_id, position);
create index type_of_work_charges_charge on type_of_work_charges (charge_id);

alter table repair_order_charges add column back_at timestamptz;
comment on column repair_order_charges.back_at is 'When sublet work came back';
drop index repair_order_charges_expected;
create index repair_order_charges_expected on repair_order_charges (expected_back)
  where expected_back is not null and back_at is null;

create index repair_order_charges_uninvoiced on repair_order_charges (id)
  where kind = 'sublet' and supplier_invoice = '';

create table sublet_notices (
  charge_id bigint not null,
  expected_back date not null,
  order_id bigint not null references repair_orders on delete cascade,
  primary key (charge_id, expected_back)
);
comment on table sublet_notices is 'Past due sublets that their order''s author was notified of';
comment on column sublet_notices.charge_id is 'Of repair_order_charges, whose rows a save writes again';
create index sublet_notices_order on sublet_notices (order_id);
