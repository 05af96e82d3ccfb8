alter table parts_orders
  add column saved_for_later_at timestamptz,
  add column draft_name text check (length(draft_name) between 1 and 100),
  add check (saved_for_later_at is null or is_draft),
  add check (draft_name is null or saved_for_later_at is not null);
create index parts_orders_saved_drafts on parts_orders (saved_for_later_at, id) where saved_for_later_at is not null;
