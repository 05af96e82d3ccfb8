-- Units of measure and brands have a history; a brand has a name of its own.
alter table history drop constraint history_kind_check, add constraint history_kind_check
  check (kind in ('repair_order', 'parts_order', 'customer', 'truck', 'trailer', 'part', 'user', 'company', 'unit', 'brand'));

create unique index brands_name on brands (lower(name));
-- What is asked of every row of their lists, and before one is deleted.
create index parts_unit on parts (unit_id);
create index parts_brand on parts (brand_id);
