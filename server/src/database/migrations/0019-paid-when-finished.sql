-- An order that costs nothing is paid since it was finished.
update repair_orders set is_paid = true, paid_at = status_changed_at
where status = 'finished' and total_amount = 0 and not is_paid;
