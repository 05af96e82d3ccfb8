-- A deleted parts order stands in a tag's way no more than a draft: nobody can open it to take the tag off.
create or replace function leave_drafts() returns trigger language plpgsql as $$
begin
  update parts_orders set customer_id = null where customer_id = old.id and is_draft;
  return old;
end $$;

create function leave_drafts_and_deleted_orders() returns trigger language plpgsql as $$
begin
  delete from parts_order_tags using parts_orders
  where tag_id = old.id and id = order_id and (is_draft or deleted_at is not null);
  return old;
end $$;
drop trigger tags_leave_drafts on tags;
create trigger tags_leave_drafts_and_deleted_orders before delete on tags
  for each row execute function leave_drafts_and_deleted_orders();
