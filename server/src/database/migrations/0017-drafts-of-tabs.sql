-- A draft belongs to the form, the record and the browser tab: two tabs on one form keep what was typed in each.
alter table drafts add column tab text not null default '';
alter table drafts drop constraint drafts_pkey;
alter table drafts add primary key (user_id, draft_id, tab);
