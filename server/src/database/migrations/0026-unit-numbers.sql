-- A unit number of one or two signs is found by itself: texts are searched from three signs on.
create index vehicles_unit_number on vehicles (unit_number, id);
