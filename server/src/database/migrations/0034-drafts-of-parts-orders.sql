-- A draft stands in nobody's way: it goes on without a customer or a tag that is deleted. An order that is checked out at
-- that moment keeps them, and the deletion is refused.
create function leave_drafts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'customers' then
    update parts_orders set customer_id = null where customer_id = old.id and is_draft;
  else
    delete from parts_order_tags using parts_orders where tag_id = old.id and id = order_id and is_draft;
  end if;
  return old;
end $$;
create trigger customers_leave_drafts before delete on customers for each row execute function leave_drafts();
create trigger tags_leave_drafts before delete on tags for each row execute function leave_drafts();
