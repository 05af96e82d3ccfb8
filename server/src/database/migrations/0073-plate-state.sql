-- Where a plate was issued: without it, a number may belong to two vehicles. The short name of a state or province.
alter table vehicles add column plate_state text not null default '' check (plate_state ~ '^[A-Z]{0,3}$');
