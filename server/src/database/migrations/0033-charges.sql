create table charges (
  id bigint generated always as identity primary key,
  name text not null,
  kind text not null check (kind in ('fixed', 'percent')),
  amount numeric(12,2) check (amount >= 0),
  percent numeric(5,2) check (percent > 0 and percent <= 100),
  base text check (base in ('labor', 'parts', 'labor_and_parts')),
  min_amount numeric(12,2) check (min_amount >= 0),
  max_amount numeric(12,2) check (max_amount >= 0),
  taxed_as text not null check (taxed_as in ('labor', 'parts', 'none')),
  is_discounted boolean not null default false,
  applies text not null check (applies in ('automatic', 'by_hand')),
  order_kind text not null check (order_kind in ('repair_order', 'parts_order', 'both')),
  vehicle_kind text check (vehicle_kind in ('truck', 'trailer')),
  is_active boolean not null default true,
  position int not null default 0 check (position >= 0),
  version int not null default 1,
  check (max_amount >= min_amount),
  check (
    case kind
      when 'fixed' then amount is not null and num_nonnulls(percent, base, min_amount, max_amount) = 0
      else amount is null and percent is not null and base is not null
    end
  ),
  check (order_kind <> 'parts_order' or vehicle_kind is null)
);
create unique index charges_name on charges (lower(name));

alter table history drop constraint history_kind_check, add constraint history_kind_check check (kind in (
  'repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand',
  'feature', 'feature_value', 'category', 'supplier', 'tag', 'charge'));
