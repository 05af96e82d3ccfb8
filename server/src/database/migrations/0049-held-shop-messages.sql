-- A message of an order that waits for an older one of the same order to the same key has no job of its own.
alter table shop_messages add column is_held boolean not null default false;
create index shop_messages_waiting on shop_messages (order_id, key_id, id) where status = 'waiting';
