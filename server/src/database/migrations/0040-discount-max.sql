alter table company add column discount_max numeric(3,1) check (discount_max >= 0);
comment on column company.discount_max is 'Percent above which a discount needs a right; null: any';
