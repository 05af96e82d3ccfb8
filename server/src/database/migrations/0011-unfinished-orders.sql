-- Whether a user has open or deleted orders, however many finished ones there are.
create index repair_orders_unfinished on repair_orders (mechanic_id, status, id desc) where status <> 'finished';
