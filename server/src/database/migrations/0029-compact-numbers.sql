-- The same as compactNumber in contract/src/shared/compact-number.ts: a test compares them.
create function compact_number(number text) returns text language sql immutable parallel safe return
  regexp_replace(
    regexp_replace(
      regexp_replace(
        translate(lower(number), 'АВЕКМНОРСТУХІЈЅавекмнорстухіјѕ', 'abekmhopctyxijsabekmhopctyxijs'),
        '^\s*\][a-z][0-9](01(?=[0-9]{14}))?', ''),
      '[\s./_#''`´?·\u00a0\u00ad\u2000-\u206f\u2212\u2e3a\u2e3b\u3000\ufe58\ufe63\ufeff\uff0d-]+', '', 'g'),
    '^(?=[0-9]{12,14}$)0+(?=[0-9])', '');

alter table parts drop column search_text;
alter table parts add column search_text text generated always as (
  lower(name || ' ' || stock_number || ' ' || article_number) || ' ' ||
  compact_number(stock_number) || '|' || compact_number(article_number)
) stored;
create index parts_search on parts using gin (search_text gin_trgm_ops);

alter table vehicles drop column search_text;
alter table vehicles add column search_text text generated always as (
  lower(vin || ' ' || unit_number || ' ' || make || ' ' || model || ' ' || license_plate || ' ' || temporary_plate) || ' ' ||
  compact_number(unit_number) || '|' || compact_number(license_plate) || '|' || compact_number(temporary_plate)
) stored;
create index vehicles_search on vehicles using gin (search_text gin_trgm_ops);
drop index vehicles_compact_unit, vehicles_compact_plate, vehicles_compact_temporary_plate;
create index vehicles_compact_unit on vehicles (compact_number(unit_number));
create index vehicles_compact_plate on vehicles (compact_number(license_plate));
create index vehicles_compact_temporary_plate on vehicles (compact_number(temporary_plate)) where temporary_plate <> '';
