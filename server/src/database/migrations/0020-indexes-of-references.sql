-- Whoever deletes the row that these name reads no whole table. Those of parts serve deleted parts too.
create index repair_order_parts_work on repair_order_parts (work_id);
create index repair_order_works_type_of_work on repair_order_works (type_of_work_id) where type_of_work_id is not null;
create index parts_category_id on parts (category_id);
create index parts_supplier_id on parts (supplier_id) where supplier_id is not null;
create index salts_session on salts (session_id);
