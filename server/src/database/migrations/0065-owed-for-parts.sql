-- What a customer owes for parts orders is summed up, as for repair orders, over the few that are unpaid.
create index parts_orders_owed on parts_orders (customer_id)
  where not is_draft and deleted_at is null and not is_paid and refunded_at is null and status not in ('canceled', 'returned');
