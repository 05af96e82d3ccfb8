-- A view that was deleted can be had back for a day, by whoever deleted it, as it was: its owner's, and chosen by
-- those who had chosen it.
alter table list_views add column deleted_at timestamptz;
drop index list_views_name;
create unique index list_views_name on list_views (owner_id, list, lower(name)) where deleted_at is null;
create index list_views_deleted on list_views (deleted_at) where deleted_at is not null;
