-- Images of the rich-text editor. A text names one by its name, which nobody guesses.
create table editor_images (
  id bigint generated always as identity primary key,
  name text not null unique,
  file_id bigint not null unique references files,
  -- Since when no saved text names it; null while one does.
  unnamed_since timestamptz default now()
);
create index editor_images_unnamed on editor_images (unnamed_since) where unnamed_since is not null;

-- Which saved texts name them.
create table editor_image_uses (
  kind text not null check (kind in ('part', 'category')),
  record_id bigint not null,
  image_id bigint not null references editor_images,
  primary key (kind, record_id, image_id)
);
create index editor_image_uses_image on editor_image_uses (image_id);
