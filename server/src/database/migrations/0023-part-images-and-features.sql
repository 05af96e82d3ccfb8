-- Pictures of a part: one main, and a gallery in an order of its own.
create table part_images (
  id bigint generated always as identity primary key,
  part_id bigint not null references parts,
  file_id bigint not null unique references files,
  is_main boolean not null,
  position int not null default 0
);
create unique index part_images_main on part_images (part_id) where is_main;
create index part_images_gallery on part_images (part_id, position, id);

-- The values of specifications that a part has.
create table part_feature_values (
  part_id bigint not null references parts,
  feature_id bigint not null references features,
  value_id bigint not null,
  primary key (part_id, value_id),
  foreign key (feature_id, value_id) references feature_values (feature_id, id)
);
create index part_feature_values_value on part_feature_values (value_id);
create index part_feature_values_feature on part_feature_values (feature_id, value_id);
