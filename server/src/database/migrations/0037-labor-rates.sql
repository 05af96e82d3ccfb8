-- What an hour of labor costs. The default rate is the company's.
create table labor_rates (
  id bigint generated always as identity primary key,
  name text not null,
  rate numeric(12,2) check (rate >= 0),
  is_default boolean not null default false,
  is_active boolean not null default true,
  version int not null default 1,
  check (is_active or not is_default)
);
comment on column labor_rates.rate is 'Dollars an hour; null: the company has no rate';
create unique index labor_rates_name on labor_rates (lower(name));
create unique index labor_rates_default on labor_rates (is_default) where is_default;

insert into labor_rates (name, rate, is_default) select 'Standard', (select hourly_rate from company), true;
alter table company drop column hourly_rate;

-- With the unique index: exactly one.
create function keep_default_labor_rate() returns trigger language plpgsql as $$
begin
  if not exists (select from labor_rates where is_default) then
    raise exception 'one labor rate is the default' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger labor_rates_keep_default after update or delete on labor_rates
  deferrable initially deferred for each row when (old.is_default) execute function keep_default_labor_rate();

alter table customers add column labor_rate_id bigint references labor_rates;
create index customers_labor_rate on customers (labor_rate_id) where labor_rate_id is not null;
alter table types_of_work add column labor_rate_id bigint references labor_rates;
comment on column types_of_work.labor_rate_id is 'Instead of its own hourly rate';
create index types_of_work_labor_rate on types_of_work (labor_rate_id) where labor_rate_id is not null;
alter table repair_order_works add column rate_source text
  check (rate_source in ('typed', 'type_of_work', 'customer', 'company'));
comment on column repair_order_works.rate_source is 'Null: of an order saved before there were labor rates';

alter table history drop constraint history_kind_check, add constraint history_kind_check check (kind in (
  'repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand',
  'feature', 'feature_value', 'category', 'supplier', 'tag', 'charge', 'labor_rate'));
