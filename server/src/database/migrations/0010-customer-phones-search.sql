-- Of the further phones their numbers alone are found: the whole JSON held the names of its fields, and "number" or
-- "ext" found everybody.

alter table customers drop column search_text;
alter table customers add column search_text text generated always as (
  lower(first_name || ' ' || last_name || ' ' || company_name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' ||
    jsonb_path_query_array(phones, '$[*].number')::text)
) stored;
create index customers_search on customers using gin (search_text gin_trgm_ops);
