-- Rows of a file are of three classes: they fit, they were changed or are doubtful, or they do not fit.

alter table imports
  add column reading jsonb not null default '{"encoding": null, "is_encoding_guessed": false, "separator": null, "sheet": null, "heading_row": 1}',
  add column sheets text[] not null default '{}',
  add column rules jsonb not null default '{"decimal": "point", "names": "first_last", "substitutes": {}}',
  add column chosen_rules jsonb not null default '{}',
  add column evidence jsonb not null default '{}',
  add column confirmed text[] not null default '{}',
  add column fit_rows int not null default 0,
  add column changed_rows int not null default 0,
  add column ready_rows int not null default 0;
comment on column imports.confirmed is 'Codes of doubts whose rows come in';
comment on column imports.ready_rows is 'How many rows the import itself is to write';
update imports set status = 'read' where status in ('checking', 'checked', 'running', 'failed');

-- Removed with the rows.
create table import_files (
  import_id bigint primary key references imports on delete cascade,
  content bytea not null
);

alter table import_rows
  add column has_unpaired_quotes boolean not null default false,
  add column mended jsonb not null default '{}',
  add column class text check (class in ('fit', 'changed', 'bad')),
  add column doubts text[] not null default '{}';
comment on column import_rows.mended is 'Field -> text that replaces its cell';

alter table import_problems rename to import_findings;
alter table import_findings rename column value to before;
alter table import_findings
  add column class text not null default 'bad' check (class in ('changed', 'bad')),
  add column after text;
alter table import_findings alter column class drop default;
alter index import_problems_pkey rename to import_findings_pkey;
alter index import_problems_row rename to import_findings_row;
alter sequence import_problems_id_seq rename to import_findings_id_seq;
alter table import_findings rename constraint import_problems_import_id_fkey to import_findings_import_id_fkey;
