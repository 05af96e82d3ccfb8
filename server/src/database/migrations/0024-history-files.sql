alter table history add column file_id bigint references files;
create index history_file on history (file_id) where file_id is not null;
comment on column history.file_id is 'A file that the record had until this change';
