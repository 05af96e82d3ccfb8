-- What was charged for a movement: sums of a report equal those of the invoices.
alter table stock_movements add column amount numeric(14,2) not null default 0;
comment on column stock_movements.amount is 'Charged on the invoice before taxes: the line, rounded, less its share of the discount; 0 for purchases and what was written off';

-- Lines share the discount of their order in turn, so that its cents add up.
alter table stock_movements disable trigger stock_movements_append_only;
with line as (
  select m.id, round(m.quantity * m.price, 2) as line,
    sum(round(m.quantity * m.price, 2)) over (partition by m.order_kind, coalesce(m.order_id, -m.id), m.operation_type, m.created_at order by m.id) as sum,
    coalesce(r.discount, (m.sale ->> 'discount')::numeric, 0) as discount
  from stock_movements m left join repair_orders r on m.order_kind = 'repair_order' and r.id = m.order_id
  where m.operation_type <> 'purchase' and coalesce(m.describe, '') not in ('defect', 'broke')
)
update stock_movements m
set amount = line.line - round(line.sum * least(line.discount, 100) / 100, 2)
  + round((line.sum - line.line) * least(line.discount, 100) / 100, 2)
from line where line.id = m.id;
alter table stock_movements enable trigger stock_movements_append_only;

create or replace function sum_movements_by_day() returns void language sql as $$
  delete from stock_movement_days;
  insert into stock_movement_days (day, operation_type, cost, price)
  select date, operation_type, sum(sign * quantity * cost), sum(sign * amount)
  from (select *, case operation_type when 'returned' then -1 else 1 end as sign from stock_movements) m
  group by 1, 2;
$$;
select sum_movements_by_day();

create or replace function add_movements_to_days() returns trigger language plpgsql as $$
begin
  insert into stock_movement_days (day, operation_type, cost, price)
  select date, operation_type, sum(sign * quantity * cost), sum(sign * amount)
  from (select *, case operation_type when 'returned' then -1 else 1 end as sign from inserted) m
  group by 1, 2;
  return null;
end $$;
