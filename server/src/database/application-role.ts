import pg from 'pg'

export const applicationRole = 'rigbay_app'

/** No superuser, owner of nothing. Embedded PostgreSQL only: elsewhere the operator creates roles. */
export async function ensureApplicationRole(owner: pg.Client, password: string): Promise<void> {
  const { rows } = await owner.query('select 1 from pg_roles where rolname = $1', [applicationRole])
  if (rows.length > 0) return
  await owner.query(`create role ${applicationRole} login password ${pg.escapeLiteral(password)}`)
}

/**
 * By the owner, after every migration: the server's rights, without changes of the schema or of
 * ledgers (tables with the trigger refuse_rewriting).
 */
export async function grantApplication(owner: Pick<pg.Pool, 'query'>, role: string): Promise<void> {
  const name = pg.escapeIdentifier(role)
  await owner.query(`do $$ declare ledger regclass; begin
    perform pg_advisory_xact_lock(${lockKey.join(', ')});
    grant usage on schema public, pgboss to ${name};
    grant select, insert, update, delete on all tables in schema public, pgboss to ${name};
    grant usage, select, update on all sequences in schema public, pgboss to ${name};
    revoke insert, update, delete on schema_migrations from ${name};
    for ledger in select distinct tgrelid::regclass from pg_trigger
      where tgfoid = 'refuse_rewriting'::regproc loop
      execute format('revoke update, delete, truncate on %s from ${name}', ledger);
    end loop;
    if current_setting('server_version_num')::int >= 170000 then
      -- For the statistics after much was written at once.
      execute 'grant maintain on all tables in schema public to ${name}';
    end if;
  end $$`)
}

/** Two processes that start at once take turns. */
const lockKey = [0x52494742, 4]
