-- What moves with every order stands apart from what describes a part: `parts` has fifteen indexes, trigrams among
-- them, and each of them was written anew with every movement. Here a movement writes the row, in place as long as
-- its page has room, and the one index that lists by what is available.

create table part_stock (
  part_id bigint primary key references parts,
  on_hand numeric(12,3) not null default 0 check (on_hand >= 0),
  reserved numeric(12,3) not null default 0 check (reserved >= 0),
  average_cost numeric(14,4) not null default 0,
  min_limit numeric(12,3),
  available numeric(12,3) not null generated always as (on_hand - reserved) stored,
  is_below_min boolean not null generated always as (on_hand - reserved <= coalesce(min_limit, -1)) stored,
  is_in_stock boolean not null generated always as (on_hand - reserved > 0) stored,
  check (reserved <= on_hand)
) with (fillfactor = 50);
comment on table part_stock is 'One row a part, written by server/src/features/parts/stock alone';
comment on column part_stock.on_hand is 'Sum of the movements, kept in the same transaction';
comment on column part_stock.reserved is 'Sum of the reservations of open orders, kept in the same transaction';

insert into part_stock (part_id, on_hand, reserved, average_cost, min_limit)
select id, on_hand, reserved, average_cost, min_limit from parts order by id;

create index part_stock_available on part_stock (available, part_id);
create index part_stock_below_min on part_stock (part_id) where is_below_min;
create index part_stock_out on part_stock (part_id) where not is_in_stock;

alter table parts
  drop column is_below_min, drop column is_in_stock,
  drop column on_hand, drop column reserved, drop column average_cost, drop column min_limit;
analyze part_stock;
