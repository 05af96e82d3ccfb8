-- The roots of the category tree: their ids are fixed, they are never deleted and have no parent.
insert into categories (id, name, slug, position) values (1, 'Truck parts', 'truck-parts', 1), (2, 'Trailer parts', 'trailer-parts', 2)
on conflict do nothing;
select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories));
create index categories_parent on categories (parent_id, position, id);

-- Lists by what is available, and short lists by name.
create index parts_available on parts ((on_hand - reserved), id) where deleted_at is null;
create index brands_search on brands using gin (lower(name) gin_trgm_ops);
create index suppliers_search on suppliers using gin (lower(name) gin_trgm_ops);
create index suppliers_name on suppliers (name, id);
