-- What new repair orders begin with; null: the field begins empty.
alter table company
  add column tax_decimals int not null default 1 check (tax_decimals between 1 and 3),
  add column tax_labor numeric check (tax_labor between 0 and 99.9 and scale(tax_labor) <= 3),
  add column tax_inventory numeric check (tax_inventory between 0 and 99.9 and scale(tax_inventory) <= 3),
  add column due_in_days int check (due_in_days between 0 and 365),
  add column hourly_rate numeric(12,2) check (hourly_rate >= 0),
  add column first_slot text not null default '08:00' check (first_slot ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column first_steps_dismissed_at timestamptz;

-- Tax rates have one decimal to three, as the settings say; without a scale they are kept as they were typed.
alter table company
  drop constraint company_sales_tax_check,
  alter column sales_tax type numeric,
  add check (sales_tax between 0 and 99.9 and scale(sales_tax) <= 3);
alter table repair_orders
  drop constraint repair_orders_tax_labor_check,
  drop constraint repair_orders_tax_inventory_check,
  alter column tax_labor type numeric,
  alter column tax_inventory type numeric,
  add check (tax_labor between 0 and 99.9 and scale(tax_labor) <= 3),
  add check (tax_inventory between 0 and 99.9 and scale(tax_inventory) <= 3);
