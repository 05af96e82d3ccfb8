-- Bytes in the store that no row names. A key is written down before its bytes are put there and struck out by the
-- write that names it: what a crash leaves in between is found here, and nothing else is ever removed.
create table unclaimed_files (
  key text primary key,
  since timestamptz not null
);
create index unclaimed_files_since on unclaimed_files (since);

-- The row of a file goes in the same write as what named it.
create index attachments_file on attachments (file_id);
create index tax_exemptions_file on tax_exemptions (file_id) where file_id is not null;
