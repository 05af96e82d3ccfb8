-- A number is found however its parts are set apart: the search text holds unit numbers, plates and the numbers of
-- parts a second time, compact. compactNumber in server/src/database/search-pattern.ts takes out the same signs.

alter table vehicles drop column search_text;
alter table vehicles add column search_text text generated always as (
  lower(vin || ' ' || unit_number || ' ' || make || ' ' || model || ' ' || license_plate || ' ' || temporary_plate) || ' ' ||
  regexp_replace(lower(unit_number || '|' || license_plate || '|' || temporary_plate), '[\s./_#-]+', '', 'g')
) stored;
create index vehicles_search on vehicles using gin (search_text gin_trgm_ops);

alter table parts drop column search_text;
alter table parts add column search_text text generated always as (
  lower(name || ' ' || stock_number || ' ' || article_number) || ' ' ||
  regexp_replace(lower(stock_number || '|' || article_number), '[\s./_#-]+', '', 'g')
) stored;
create index parts_search on parts using gin (search_text gin_trgm_ops);
