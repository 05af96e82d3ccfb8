-- A customer is a person, a person of a company, or a company alone, whose name then stands for the person's wherever
-- customers are shown and sorted.

alter table customers add constraint customers_named check (first_name <> '' or last_name <> '' or company_name <> '');

alter table customers drop column full_name;
alter table customers add column full_name text not null generated always as (
  coalesce(nullif(btrim(first_name || ' ' || last_name), ''), company_name)
) stored;
create index customers_exact_name on customers (lower(full_name));

drop index customers_name;
create index customers_name on customers (full_name, id);
