-- Differences that superadmins were notified of.
create table ledger_differences (
  check_name text not null,
  record_id bigint not null,
  found_at timestamptz not null,
  primary key (check_name, record_id)
);
