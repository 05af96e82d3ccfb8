-- How often somebody tried what may be tried only so often: in the database, so that several processes agree.
create table attempts (
  key text primary key,
  count int not null,
  since timestamptz not null
);
create index attempts_since on attempts (since);
comment on table attempts is 'Tries since the first of the current window, by what is limited and whose it is';

-- The link that sets up the first superadmin is made before there is any user; requests for another e-mail
-- address are told apart by a number.
alter table account_links alter column user_id drop not null;
alter table account_links add column id bigint generated always as identity unique;
alter table account_links add check ((purpose = 'first_superadmin') = (user_id is null));
alter table account_links add check ((purpose = 'email_change') = (new_email is not null));
