-- Which parts a supplier has is read from the index alone.
drop index parts_supplier_id;
create index parts_supplier_id on parts (supplier_id, id) where supplier_id is not null;
