-- How often somebody has called since a moment, all processes together. What a crash loses is counted anew.
create unlogged table call_counts (
  person text primary key,
  calls int not null,
  since timestamptz not null
);
