-- What is too large for NOTIFY travels between processes through this table; the adapter of Socket.IO names its columns.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
