-- Dictionaries of the shop. Entries with a key came with Rigbay: their title is translated, and
-- they are neither changed nor deleted.

create table dictionary_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('expense_type', 'payroll_bonus_type')),
  key text,
  title text not null check (title <> ''),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index dictionary_entries_title on dictionary_entries (kind, lower(title));

insert into dictionary_entries (kind, key, title) values
  ('expense_type', 'fuel', 'Fuel'),
  ('expense_type', 'tolls', 'Tolls'),
  ('expense_type', 'parking', 'Parking'),
  ('expense_type', 'tools', 'Tools'),
  ('expense_type', 'shop_supplies', 'Shop supplies'),
  ('expense_type', 'other', 'Other'),
  ('payroll_bonus_type', 'performance', 'Performance'),
  ('payroll_bonus_type', 'overtime', 'Overtime'),
  ('payroll_bonus_type', 'holiday', 'Holiday'),
  ('payroll_bonus_type', 'referral', 'Referral'),
  ('payroll_bonus_type', 'other', 'Other');
