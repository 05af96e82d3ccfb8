-- What was finished last, for the day of a mechanic.
create index repair_orders_finished on repair_orders (mechanic_id, status_changed_at, id) where status = 'finished';
