alter table imports drop constraint imports_kind_check, add constraint imports_kind_check
  check (kind in ('part', 'customer', 'truck', 'trailer', 'supplier', 'type_of_work'));
