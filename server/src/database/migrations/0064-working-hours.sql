-- How many hours of work a mechanic can be given for a day.
alter table company
  add column working_hours numeric(3,1) not null default 8 check (working_hours between 1 and 24);
