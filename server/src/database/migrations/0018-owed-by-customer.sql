-- What a customer owes: their unpaid orders, however many paid ones they have.
create index repair_orders_owed on repair_orders (customer_id) where not is_paid and status <> 'deleted';
