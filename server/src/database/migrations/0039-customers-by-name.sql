-- Owners as a file of vehicles calls them: hundreds of names at once, each by its index.
create index customers_exact_company on customers (lower(company_name)) where company_name <> '';
create index customers_exact_name on customers (lower(full_name));
