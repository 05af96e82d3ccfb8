-- One row.

create table company (
  id bigint primary key default 1 check (id = 1),
  company_name text not null default '',
  address text not null default '',
  city text not null default '',
  state_id bigint,
  zip text not null default '',
  timezone text not null default 'America/Chicago',
  phone text,
  phone_name text not null default '',
  phone_extension text,
  phones jsonb not null default '[]',
  email text not null default '',
  fax text not null default '',
  website text not null default '',
  logo_key text,

  billing_phone text,
  billing_phone_name text not null default '',
  billing_phone_extension text,
  billing_phones jsonb not null default '[]',
  billing_email text not null default '',
  billing_payment_details text not null default '',
  billing_terms text not null default '',

  ecommerce_company_name text not null default '',
  ecommerce_address text not null default '',
  ecommerce_city text not null default '',
  ecommerce_state_id bigint,
  ecommerce_zip text not null default '',
  ecommerce_phone text,
  ecommerce_phone_name text not null default '',
  ecommerce_phone_extension text,
  ecommerce_phones jsonb not null default '[]',
  ecommerce_email text not null default '',
  ecommerce_fax text not null default '',
  ecommerce_website text not null default '',
  ecommerce_logo_key text,

  -- Tax rates have one to three decimals (tax_decimals), stored as typed.
  tax_decimals int not null default 1 check (tax_decimals between 1 and 3),
  sales_tax numeric not null default 0 check (sales_tax between 0 and 99.9 and scale(sales_tax) <= 3),
  -- Defaults of new repair orders; null: empty.
  tax_labor numeric check (tax_labor between 0 and 99.9 and scale(tax_labor) <= 3),
  tax_inventory numeric check (tax_inventory between 0 and 99.9 and scale(tax_inventory) <= 3),
  due_in_days int check (due_in_days between 0 and 365),
  hourly_rate numeric(12,2) check (hourly_rate >= 0),
  first_slot text not null default '08:00' check (first_slot ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  -- Working hours of a mechanic per day.
  working_hours numeric(3,1) not null default 8 check (working_hours between 1 and 24),

  first_steps_dismissed_at timestamptz,
  is_frozen boolean not null default false,
  is_in_maintenance boolean not null default false,
  is_demo boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
insert into company default values;
